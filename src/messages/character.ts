import { TEXT_LIMITS } from '../../story/text-from-people';

export const character = {
  title: '旅人の記録',
  camp: '陣営',
  score: '得点',
  sections: '節',
  firstWord: '第一声',
  categories: '取り扱い',
  guest: 'ゲストとして読んでいます。',
  open: 'キャラシート',
} as const;

export const sheet = {
  title: (name: string) => `${name}さんのキャラシート`,
  settings: '設定',
  rename: 'お名前を変える',
  icon: 'アイコン',
  icons: {
    traveller: '旅人',
    merchant: '商人',
    sailor: '船乗り',
    scholar: '学者',
    guardian: '守り手',
    wizard: '魔法使い',
    detective: '探偵',
    baker: 'パン職人',
    musician: '楽師',
    cat: '猫',
    flower: '花',
    moon: '月',
  },
  equipment: '装備',
  slots: {
    hand: '手に持つもの',
    armor: '身につけるもの',
    accessory: '飾り',
    food: '食べもの・薬',
    important: 'だいじなもの',
  },
  nothingWorn: 'なし',
  noSuchGoods: '見つかりません',
  clear: '外す',
  openList: '品ぞろえを開く',
  closeList: '品ぞろえを閉じる',
  importantList: '売らない品',
  importantListHint: 'ここに入れた品は、冒険のなかで売りません。',
  categories: '取り扱う品の種類',
  categoriesHint: '六つまで選べます。選んだ品が物語に出てきやすくなります。',
  trait: '特殊な性質',
  traitHint: (length: number) =>
    `${length.toLocaleString('ja-JP')} / ${TEXT_LIMITS.trait.toLocaleString('ja-JP')}文字`,
  traitTooLong: `特殊な性質は${TEXT_LIMITS.trait.toLocaleString('ja-JP')}文字までです…！`,
  submit: 'サーバーに送信',
  confirmTitle: 'ご確認',
  confirm: '本当にサーバーに登録しますか？',
  guest: 'ゲストのあいだは見るだけです。登録すると、書きかえて送信できます。',
  failed: '送信できませんでした。入力した内容はそのまま残っています。',
} as const;

export const rename = {
  title: 'お名前の変更',
  label: 'お名前',
  hint: '物語や一覧に出るお名前です。',
  submit: '変更',
  confirmTitle: 'ご確認',
  confirm: 'お名前を変更します。よろしいですか…？',
  failed: 'お名前を変更できませんでした。入力した内容はそのまま残っています。',
} as const;
