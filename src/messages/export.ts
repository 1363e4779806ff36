import { storyTexts } from '../../view/texts/story-texts';

export const exporting = {
  title: '物語を書き出す',
  lead: 'この物語を、お手もとの端末にファイルとして保存します。',
  formats: {
    epub: { name: 'EPUB', hint: '電子書籍。挿絵と目次が付き、お好きな読書アプリで読めます。' },
    text: { name: 'テキスト', hint: '文字だけ。ルビは《》で示します。' },
    json: { name: 'JSON', hint: 'プログラムで扱うための形式。' },
  },
  format: '形式',
  direction: '文字の向き',
  directions: { horizontal: '横書き', vertical: '縦書き' },
  save: 'ファイルに保存',
  saving: '書き出しています…',
  saved: (name: string) => `「${name}」を保存しました。`,
  failed: 'ファイルを作れませんでした。通信の状態を確かめて、もう一度お試し下さい。',
} as const;

/** What stands in the files themselves. */
export const book = {
  notice: 'この物語はAIが書きました。',
  about: 'この本について',
  contents: storyTexts.contents,
  cover: '表紙',
  coverAlt: (title: string) => `表紙　${title}`,
  pictureAlt: (chapter: number) => `第${chapter}章の挿絵`,
  creator: 'AI（時の旅人）',
  subject: storyTexts.writtenByAi,
  description: (name: string) =>
    `${name}を主人公に、AIがゲームマスターと旅人の役をつとめて書いた物語です。`,
  accessibility: '文字と見出しだけで読み通せます。挿絵は飾りです。',
  at: '書き出した日',
  address: 'もとの物語',
  unreadable: 'この章は読み込めませんでした。',
  rulesTitle: '【テキスト中に現れる記号について】',
  rules: [
    '《》：ルビ',
    '（例）｜汐見《しおみ》の港',
    '',
    '｜：ルビの付く文字列の始まりを示す記号',
    '（例）海辺の｜汐見《しおみ》',
    '',
    '［＃］：本文に現れた《　》　｜などの記号を、面区点番号で示したもの',
    '（例）※［＃始め二重山括弧、1-1-52］',
  ],
} as const;
