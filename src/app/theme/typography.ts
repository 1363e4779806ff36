import type { TypographyVariantsOptions } from '@mui/material/styles';

const MINCHO = '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif';
const GOTHIC = '"Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", sans-serif';

/**
 * A scale for Japanese: kanji fill their square, so sizes step gently and lines stand further apart than
 * in a Latin scale. A reader's own size, spacing and face come in through the --story-* properties.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: GOTHIC,
  fontSize: 15,
  htmlFontSize: 16,
  fontWeightMedium: 600,
  h1: { fontFamily: MINCHO, fontSize: '1.75rem', lineHeight: 1.45, fontWeight: 600 },
  h2: { fontFamily: MINCHO, fontSize: '1.4375rem', lineHeight: 1.5, fontWeight: 600 },
  h3: { fontFamily: MINCHO, fontSize: '1.25rem', lineHeight: 1.55, fontWeight: 600 },
  h4: { fontSize: '1.125rem', lineHeight: 1.6, fontWeight: 600 },
  h5: { fontSize: '1rem', lineHeight: 1.6, fontWeight: 600 },
  h6: { fontSize: '0.9375rem', lineHeight: 1.6, fontWeight: 600 },
  subtitle1: { fontSize: '1rem', lineHeight: 1.7, fontWeight: 600 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.7, fontWeight: 600 },
  body1: { fontSize: '1rem', lineHeight: 1.75 },
  body2: { fontSize: '0.875rem', lineHeight: 1.7 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.6 },
  overline: {
    fontSize: '0.8125rem',
    lineHeight: 1.6,
    letterSpacing: '0.08em',
    textTransform: 'none',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  button: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600, textTransform: 'none' },
  story: {
    display: 'block',
    fontFamily: `var(--story-family, ${MINCHO})`,
    fontSize: 'var(--story-size, 1.125rem)',
    lineHeight: 'var(--story-leading, 1.9)',
    letterSpacing: 'var(--story-tracking, 0)',
    overflowWrap: 'anywhere',
  },
};
