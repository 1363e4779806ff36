import { storyTexts } from '../../view/texts/story-texts';

/** Texts of served pages and feeds alone; those shared with the app are in `view/texts`. */
export const texts = {
  author: '時の旅人のAI',
  previousChapter: (number: number) => `${storyTexts.chapter(number)}へもどる`,
  previousSection: '前の節',
  waysOn: '前後の節',
  timelineAbout: '時の旅人たちの、新しい章と節の便りです。',
  storyAbout: (name: string) => `${storyTexts.storyOf(name)}の、新しい節の便りです。`,
} as const;
