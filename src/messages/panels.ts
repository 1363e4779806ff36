import { formatCount } from '../../view/formats/count';
import { site } from '../../view/texts/site';

export const navigation = {
  home: 'ホーム',
  settings: '設定',
  timeline: site.timeline,
  ranking: 'ランキング',
  help: '説明',
  browse: 'ほかの物語を読む',
  character: 'キャラシート',
  reading: '読みやすさ',
} as const;

export const likes = {
  like: (count: number) => (count > 0 ? `いいね ${formatCount(count)}` : 'いいね'),
} as const;

export const share = {
  share: '共有',
  copied: 'クリップボードにコピーしました…！',
  failed: 'クリップボードへのコピーに失敗しました…！',
} as const;

export const ranking = {
  title: 'ランキング',
  rank: '順位',
  name: 'お名前',
  score: '得点',
} as const;

export const timeline = { title: site.timeline } as const;

export const browse = {
  title: 'ほかの物語を読む',
  label: 'だれの物語を読みますか',
  none: '見つかりません',
  more: '名前を初めの文字から入力すると、探せます。',
} as const;

export const settings = {
  title: '設定',
  firstWord: '第一声',
  camp: '陣営',
  accept: 'ほかの旅人を迎える',
  acceptHint: 'ほかの方の旅人が、あなたの物語に客として登場することがあります。',
  offer: 'ほかの物語へ出かける',
  offerHint: 'あなたの旅人が、お名前と第一声とともに、ほかの方の物語に登場することがあります。',
  account: '引き継ぎ',
  accountHint: 'ほかの端末でも同じ旅人で続けるときや、ブラウザーの記録が消えたときの備えに。',
  submit: '送信',
  confirm: 'サーバ上のデータを変更します。よろしいですか…？',
  confirmTitle: 'ご確認',
  guest: '第一声と陣営は、登録すると変えられます。',
  show: '表示する',
} as const;

export const countdown = { label: '次の節まで', soon: 'まもなく' } as const;
