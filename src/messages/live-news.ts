import { storyTexts } from '../../view/texts/story-texts';

/** What is said of sections that arrive while a story is read. */
export const liveNews = {
  label: '物語の更新',
  arrived: (chapter: number, section: number) => `第${chapter}章に第${section}節が加わりました。`,
  newSection: (chapter: number, section: number) =>
    `新しい節 ${storyTexts.place(chapter, section)}`,
  close: '新しい節の知らせをとじる',
} as const;
