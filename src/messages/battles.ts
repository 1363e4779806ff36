import { storyTexts } from '../../view/texts/story-texts';

export const battles = {
  title: '勝負の記録',
  upTo: (chapter: number, section: number) => `${storyTexts.place(chapter, section)}までの勝負`,
  place: storyTexts.place,
  versus: '対',
  winner: '勝者',
  at: (shop: string) => `${shop}にて`,
  picture: (chapter: number, section: number) => `${storyTexts.place(chapter, section)}の挿絵`,
  unreadable: (chapter: number) => `第${chapter}章は読み込めませんでした。`,
} as const;
