import { formatCount } from '../../view/formats/count';
import { storyTexts } from '../../view/texts/story-texts';

export const search = {
  title: '物語の中を探す',
  label: '探すことば',
  hint: '空白で区切ると、すべてを含む節を探します。',
  unread: 'まだ読んでいない節も探す',
  upTo: (chapter: number, section: number) => `お読みになった第${chapter}章 第${section}節まで`,
  all: 'すべての節',
  searching: '探しています…',
  found: (count: number) => `${formatCount(count)}節に見つかりました。`,
  none: '見つかりませんでした。',
  results: '見つかった節',
  place: storyTexts.place,
  more: (count: number) => `つづきを見る（あと${formatCount(count)}節）`,
} as const;
