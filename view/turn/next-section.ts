import { storyTexts } from '../texts/story-texts';
import { STORY_WIDTH } from '../tokens/measures';

/** Below a section by itself: how the next one begins, and the way there. */
export const NEXT = { marginBlock: '8px', paddingBlock: '24px' } as const;

/** The first line of the next section, styled as the story's text. */
export const NEXT_LINE = { maxInlineSize: STORY_WIDTH, margin: '0 0 16px' } as const;

/** From a section's own page into the story; the first view does without them. */
export const nextTexts = {
  label: '次の節',
  /** @param section Its number: search engines ask for a link that says where it leads. */
  readOn: (section: number) => `続きを読む（${storyTexts.section(section)}）`,
  /** To the page that contains the section. */
  wholeStory: 'ここから物語を読む',
} as const;
