import {
  CHAPTER_TABS,
  COLUMN_FOOT,
  HEAD_HEIGHT,
  TOP_BAR,
  WIDE_HEAD_HEIGHT,
} from '../page/page-rules';
import { STORY_WIDTH } from '../tokens/measures';

// As high as the space between the story's head and the bars at the foot, so that no line has to be scrolled to; in units of
// the small viewport, because otherwise all lines would break anew while a phone's address bar appears and disappears.
const beside = (bars: number): string =>
  `clamp(17rem, 100svh - ${bars}px - env(safe-area-inset-bottom), ${STORY_WIDTH})`;

/** The column of vertical writing on a phone. */
export const COLUMN_SHEET = {
  writingMode: 'vertical-rl',
  boxSizing: 'border-box',
  width: '100%',
  height: beside(TOP_BAR + HEAD_HEIGHT + CHAPTER_TABS + COLUMN_FOOT),
  overflow: 'auto hidden',
  padding: '20px 0 12px',
} as const;

/** Its height on a phone in landscape: there is no room for the row of pages. */
export const LYING_COLUMN = { height: 'max(11rem, 100svh - 7.5rem)' } as const;

/** Its height from 900 px of width on. */
export const WIDE_COLUMN = { height: beside(TOP_BAR + WIDE_HEAD_HEIGHT + 16) } as const;
