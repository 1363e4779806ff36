import { STORY_WIDTH } from '../tokens/measures';

// As high as the space between the bars and the row of pages below, so that no line has to be scrolled to; in units of the
// small viewport, because otherwise all lines would break anew while a phone's address bar appears and disappears.
const below = (bars: string): string => `clamp(17rem, 100svh - ${bars}, ${STORY_WIDTH})`;

/** The column of vertical writing on a phone. */
export const COLUMN_SHEET = {
  writingMode: 'vertical-rl',
  boxSizing: 'border-box',
  width: '100%',
  height: below('15.5rem'),
  overflow: 'auto hidden',
  padding: '20px 0 12px',
} as const;

/** Its height on a phone in landscape: there is no room for the row of pages. */
export const LYING_COLUMN = { height: 'max(11rem, 100svh - 7.5rem)' } as const;

/** Its height from 900 px of width on. */
export const WIDE_COLUMN = { height: below('12.5rem') } as const;
