import type { ExportErrorCode } from './export/export-error';
import type { StorageErrorCode } from './storage/storage-error';

type CommandErrorCode = ExportErrorCode | StorageErrorCode | 'port-in-use';

const SENTENCES: Readonly<Record<CommandErrorCode, string>> = {
  'port-in-use':
    'ポートがほかのプログラムに使われています。そちらを終えるか、別のポートを指定して下さい。',
  'store-locked':
    'データのフォルダーは、すでに動いているプログラムが使っています。そちらを終えてから、もう一度お試し下さい。',
  'store-version':
    'データは別の版で書かれています。その版で開くか、書き出してから読み込み直して下さい。',
  'store-unreadable':
    'データを読み取れません。フォルダーの場所と権限を確かめ、こわれているときは控えから戻して下さい。',
  'store-foreign':
    'このフォルダーには、データではないファイルが入っています。空のフォルダーを指定するか、控えから戻して下さい。',
  'store-damaged':
    'データの一部が失われているか、こわれています。何も書き換えていません。示された手順で、修復するか控えから戻して下さい。',
  'copy-unreadable': '控えを読み取れません。別の日の控えを選んで、もう一度お試し下さい。',
  'store-failed':
    'データを書き込めませんでした。ディスクの空きと権限を確かめて、もう一度始めて下さい。',
  'export-unreadable':
    '書き出されたファイルが足りないか、こわれています。書き出しからやり直して下さい。',
  'export-unsupported':
    'この形式では書き出せない値があります。示された文書の値を直してから、もう一度お試し下さい。',
  'no-data': '書き出すデータがありません。データのフォルダーの場所をお確かめ下さい。',
  'export-exists': '書き出し先のフォルダーが空ではありません。空のフォルダーを指定して下さい。',
  'export-failed': '書き出せませんでした。ディスクの空きと権限を確かめて、もう一度お試し下さい。',
  'data-exists':
    '読み込み先にはすでにデータがあります。空のフォルダーを指定するか、先に控えを取って片づけて下さい。',
};

/** What happened and what to do, by the code of an error that ends the command. */
export const ERROR_SENTENCES: ReadonlyMap<string, string> = new Map(Object.entries(SENTENCES));
