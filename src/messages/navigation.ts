import { site } from '../../view/texts/site';

export const navigation = {
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
} as const;

export const countdown = { label: '次の十節まで', soon: 'まもなく' } as const;
