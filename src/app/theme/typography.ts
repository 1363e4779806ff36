import type { TypographyVariantsOptions } from '@mui/material/styles';
import { BODY, BUTTON, GOTHIC, HEADINGS, LABEL, SMALL, STORY } from '../../../view/tokens/type';

/**
 * A scale for Japanese: kanji fill their square, so sizes step gently and lines stand further apart than
 * in a Latin scale. A reader's own size, spacing and face come in through the --story-* properties.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: GOTHIC,
  fontSize: 15,
  htmlFontSize: 16,
  fontWeightMedium: 600,
  ...HEADINGS,
  h4: { fontSize: '1.125rem', lineHeight: 1.6, fontWeight: 600 },
  h5: { fontSize: '1rem', lineHeight: 1.6, fontWeight: 600 },
  h6: { fontSize: '0.9375rem', lineHeight: 1.6, fontWeight: 600 },
  subtitle1: { fontSize: '1rem', lineHeight: 1.7, fontWeight: 600 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.7, fontWeight: 600 },
  body1: BODY,
  body2: SMALL,
  caption: { fontSize: '0.8125rem', lineHeight: 1.6 },
  overline: LABEL,
  button: { ...BUTTON, textTransform: 'none' },
  story: { display: 'block', ...STORY },
};
