import type { PaletteOptions, SimplePaletteColorOptions } from '@mui/material/styles';
import { COLOURS, type Scheme } from '../../../view/tokens/colours';

/** `share` (0–1) of `other` mixed into `colour`; both #RRGGBB. */
const mix = (colour: string, other: string, share: number): string => {
  const channel = (at: number) => {
    const [from, to] = [colour, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const mixed = (from ?? 0) * (1 - share) + (to ?? 0) * share;
    return Math.round(mixed).toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
};

/** The Material palette of a colour scheme; words on a filled ground are set in the page's paper. */
export const paletteOf = (scheme: Scheme): PaletteOptions => {
  const { paper, card, ink, second, rule, edge, ...inks } = COLOURS[scheme];
  const filled = (main: string): SimplePaletteColorOptions => ({
    main,
    light: mix(main, paper, 0.2),
    // What a filled button turns to under the pointer: nearer to ink, so never harder to read.
    dark: mix(main, ink, 0.18),
    contrastText: paper,
  });
  const ai = filled(inks.ai);
  const shu = filled(inks.shu);
  const heiwa = filled(inks.heiwa);
  const keiki = filled(inks.keiki);
  return {
    mode: scheme === 'dark' ? 'dark' : 'light',
    paper,
    card,
    ink,
    second,
    rule,
    edge,
    ai,
    shu,
    heiwa,
    keiki,
    konton: filled(inks.konton),
    primary: ai,
    secondary: shu,
    error: shu,
    warning: keiki,
    info: ai,
    success: heiwa,
    text: { primary: ink, secondary: second },
    background: { default: paper, paper: card },
    divider: rule,
  };
};
