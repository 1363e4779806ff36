/** The minimum side of a touch target, in CSS pixels. */
export const TOUCH_TARGET = 44;

/** Durations of transitions, in milliseconds. */
export const MOTION = { quick: 150, calm: 200 } as const;

/** A turn's picture on the page: its maximum width in CSS pixels, and width / height in CSS syntax. */
export const PICTURE = { maxWidth: 345, aspectRatio: '1200 / 630' } as const;

/** The CSS filter of drawn pictures on dark paper. */
export const DIMMED = 'brightness(0.88)';

/** The width of the text column; a reader's own choice overrides it by --story-width. */
export const STORY_WIDTH = 'var(--story-width, 38rem)';

/** The path of the mark, a ring with a gap, in a square of 24: a stroke of 1.6 with round ends. */
export const MARK_PATH = 'M15.04 3.05 A9.45 9.45 0 1 0 20.18 7.28';
