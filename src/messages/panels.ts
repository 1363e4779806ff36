import type { StoryCover } from '../../story/public-lists';
import { site } from '../../view/texts/site';
import { storyTexts } from '../../view/texts/story-texts';

export const ranking = {
  title: 'ランキング',
  own: (name: string) => `${name}（わたし）`,
  explanation:
    '得点は、陣営ごとの働き（景気はもうけ、平和は穏やかに収めた争い、混沌は起こした騒ぎ）と、読んだ方の「いいね」の合計です。',
  rank: '順位',
  name: 'お名前',
  score: '得点',
} as const;

export const timeline = { title: site.timeline } as const;

const GOING = '更新中';

/** The world that a story is in, and its kind; entries of earlier versions have the kind alone. */
const worldOf = ({ theme, world }: Pick<StoryCover, 'theme' | 'world'>): string =>
  world === undefined ? theme : `${world}・${theme}`;

export const browse = {
  title: 'ほかの物語を読む',
  label: 'だれの物語を読みますか',
  none: '見つかりません',
  open: '名前の一覧を開く',
  close: '名前の一覧を閉じる',
  clear: '消す',
  own: (name: string) => `${name}（わたし）`,
  shelf: '新しく書かれた物語',
  going: GOING,
  over: storyTexts.over,
  worldOf,
  /** Of one among many, in a line. */
  about: (cover: StoryCover) =>
    [cover.camp, worldOf(cover), cover.isOver ? storyTexts.over : GOING].join('　'),
  more: '名前の一部を入力すると、すべての旅人から探せます。',
  moreOffline: 'サーバーにつながると、すべての旅人から探せます。',
} as const;

export const settings = {
  title: '設定',
  firstWord: '第一声',
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
