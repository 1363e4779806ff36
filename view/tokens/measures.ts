/** The least side of anything that is touched, in CSS pixels. */
export const TOUCH_TARGET = 44;

/** Durations of transitions, in milliseconds. */
export const MOTION = { quick: 150, calm: 200 } as const;

/** A turn's picture on the page: its greatest width in CSS pixels, and width / height as CSS writes it. */
export const PICTURE = { maxWidth: 345, aspectRatio: '1200 / 630' } as const;

/** Drawn pictures on dark paper, as a CSS filter. */
export const DIMMED = 'brightness(0.88)';

/** The width of the text column; a reader's own choice comes in through --story-width. */
export const STORY_WIDTH = 'var(--story-width, 38rem)';

/** The path of the mark, a ring that is not quite closed, in a square of 24: a stroke of 1.6 with round ends. */
export const MARK_PATH = 'M15.04 3.05 A9.45 9.45 0 1 0 20.18 7.28';
