/** System typefaces; no font is downloaded. */
export const MINCHO = '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif';
export const GOTHIC = '"Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", sans-serif';

/** Headings: of a story, a chapter, a part of the page. */
export const HEADINGS = {
  h1: { fontFamily: MINCHO, fontSize: '1.75rem', lineHeight: 1.45, fontWeight: 600 },
  h2: { fontFamily: MINCHO, fontSize: '1.4375rem', lineHeight: 1.5, fontWeight: 600 },
  h3: { fontFamily: MINCHO, fontSize: '1.25rem', lineHeight: 1.55, fontWeight: 600 },
} as const;

/** The interface's text, and its smaller size. */
export const BODY = { fontSize: '1rem', lineHeight: 1.75 } as const;
export const SMALL = { fontSize: '0.875rem', lineHeight: 1.7 } as const;

/** On what can be pressed; without a typeface, which is the interface's. */
export const BUTTON = { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600 } as const;

/** The line above a section: a quiet label with tabular figures. */
export const LABEL = {
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  letterSpacing: '0.08em',
  textTransform: 'none',
  fontVariantNumeric: 'lining-nums tabular-nums',
} as const;

/** The story's text; the reader's size, spacing and typeface override it by the --story-* properties. */
export const STORY = {
  fontFamily: `var(--story-family, ${MINCHO})`,
  // 24 characters to a line on a phone of 390 px.
  fontSize: 'var(--story-size, clamp(0.95rem, 3.9vw, 1.125rem))',
  lineHeight: 'var(--story-leading, 1.9)',
  letterSpacing: 'var(--story-tracking, 0)',
  overflowWrap: 'anywhere',
} as const;
