import { formatCount } from '../../view/formats/count';
import { site } from '../../view/texts/site';
import { storyTexts } from '../../view/texts/story-texts';

/** What stands around a story: the texts that all media share, and the app's own. */
export const storyMessages = {
  ...storyTexts,
  wayBack: site.wayBack,
  toShowcase: 'ほかの物語へ',
  deals: (categories: string) => `取り扱い ${categories}`,
  pages: 'ページ',
  pageNumber: (number: number) => `${number}ページ目`,
  nextPage: '次のページ',
  resume: '続きから読む',
  about: 'この物語について',
  readBefore: '前に読んでいた物語へ',
  emptyStory: 'この物語は、まだ書かれていません。',
  beginsSoon: '物語はまもなくはじまります。最初の節がここに現れます。',
  missing: 'お探しの節は見つかりませんでした。',
  likeWaiting: (count: number) => `いいね ${formatCount(count)}（送信を待っています）`,
  column: '物語の本文',
  writing: 'つづきを書いています…',
  late: 'つづきが遅れています。書かれしだい、ここに自動で現れます。',
} as const;
