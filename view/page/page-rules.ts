import { STORY_WIDTH } from '../tokens/measures';
import { HEADINGS } from '../tokens/type';

/**
 * The layout above and beside a story's words. The app takes a served page over: where both have it from here, no word
 * moves. Lengths are CSS values, bare numbers px.
 */

/** The height of the bar at the top, with its rule. */
export const TOP_BAR = 56;

/** From this width on, chapters and character stand beside the story. */
export const WIDE_PAGE = 900;

/** As wide as the lines, so that nothing stands out beside them; a column of vertical lines takes what room there is. */
const STORY_COLUMN = `var(--story-column, ${STORY_WIDTH})`;

/** The columns of a wide page: chapters, story, character. */
export const PAGE_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: `minmax(160px, 220px) minmax(0, ${STORY_COLUMN}) minmax(180px, 240px)`,
  justifyContent: 'center',
  gap: '48px',
  paddingInline: '24px',
} as const;

/** The one column of a narrow page. */
export const PAGE_COLUMN = {
  boxSizing: 'border-box',
  maxWidth: `calc(${STORY_COLUMN} + 24px)`,
  marginInline: 'auto',
  paddingInline: '12px',
} as const;

/** A story's head: title and menu, facts, ways into the story. */
export const HEAD = { paddingBlock: '8px' } as const;
export const WIDE_HEAD = { paddingBlock: '32px 8px' } as const;
/** With its three rows: none of them grows. */
export const HEAD_HEIGHT = 140;
export const WIDE_HEAD_HEIGHT = HEAD_HEIGHT + 24;

/** The bar at the foot of a phone's screen with its rule. */
export const BOTTOM_BAR = 61;
/** The news of a section above it. Below a column, whose lines all end there, it replaces a line that is as high. */
export const NEWS_HEIGHT = 45;
export const COLUMN_FOOT = BOTTOM_BAR + NEWS_HEIGHT;

/** The title's row; the menu's place is 44 px square. */
export const HEAD_TITLE = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  minHeight: '44px',
} as const;
export const MENU_SIDE = 44;

// As large as fits into one line, within limits: the words below begin in the upper half of a phone's screen, whatever the name.
const fitted = (around: number, largest: string) =>
  `clamp(1.125rem, (100vw - ${around}px) / var(--letters), ${largest})`;

/** A long name takes two lines at most, as high together as the menu's place. */
export const STORY_TITLE_ON_PHONE = {
  fontSize: fitted(78, HEADINGS.h1.fontSize),
  lineHeight: 1.35,
} as const;

/** On a phone of 360 px in one line, however many sections there are. */
export const HEAD_FACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12px',
  minHeight: '28px',
  margin: '0',
  fontSize: '0.875rem',
} as const;

/**
 * One line, whatever comes into it later; it scrolls sideways, and fades out in the page's margin where it goes on. Its
 * padding is the room for the outline of the focus.
 */
export const HEAD_WAYS = {
  display: 'flex',
  alignItems: 'center',
  columnGap: '8px',
  boxSizing: 'content-box',
  height: '44px',
  margin: '2px -12px -6px -6px',
  padding: '6px 18px 6px 6px',
  maskImage: 'linear-gradient(to left, transparent, #000 18px)',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
} as const;

/** Three of them beside each other on a phone of 320 px. */
export const WAY_ON_PHONE = { paddingInline: 'clamp(8px, 15vw - 40px, 14px)' } as const;

/** The chapters above the story, on a narrow page. */
export const CHAPTER_TABS = 60;

export const CHAPTER_TITLE = { paddingBlock: '16px 4px', margin: '0' } as const;
export const CHAPTER_TITLE_ON_PHONE = { fontSize: fitted(26, HEADINGS.h2.fontSize) } as const;

/** Set on the page by its first script, and by the app when the reader chooses. */
export const VERTICAL = '[data-lines=vertical]';

/** How lines of Japanese are set, and that a short page and a long one stand at the same place; CSS. */
export const TYPESETTING = `
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    overflow-y: scroll;
  }

  ${VERTICAL} {
    --story-column: 42rem;
  }

  body {
    line-break: strict;
    overflow-wrap: anywhere;
  }

  @supports (text-spacing-trim: trim-start) {
    body {
      text-spacing-trim: trim-start;
    }
  }

  @supports (hanging-punctuation: allow-end) {
    body {
      hanging-punctuation: allow-end;
    }
  }

  :where(h1, h2, h3, h4, h5, h6) {
    text-wrap: balance;
  }

  @supports (word-break: auto-phrase) {
    :where(h1, h2, h3, h4, h5, h6) {
      word-break: auto-phrase;
    }
  }
`;
