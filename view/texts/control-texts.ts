import { formatCount } from '../formats/count';
import { site } from './site';
import { storyTexts } from './story-texts';

/** The names of what can be pressed, in served pages and the app. */
export const controlTexts = {
  home: 'ホーム',
  /** Home, for those who have a story. */
  ownStory: 'わたしの物語',
  settings: '設定',
  timeline: site.timeline,
  ranking: 'ランキング',
  help: '説明',
  browse: 'ほかの物語を読む',
  character: 'キャラシート',
  reading: '読みやすさ',
  /** The landmark of the four main buttons. */
  main: '主なメニュー',
  chapters: '章',
  register: '登録する',
  newest: '最新の節へ',
  storyMenu: '物語のメニュー',
  like: (count: number) => (count > 0 ? `いいね ${formatCount(count)}` : 'いいね'),
  menu: (section: number) => `${storyTexts.section(section)}のメニュー`,
  picture: (section: number) => `${storyTexts.section(section)}の挿絵を大きく見る`,
  illustration: (section: number) => `${storyTexts.section(section)}の挿絵`,
} as const;
