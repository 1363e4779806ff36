/** Every colour of the interface as #RRGGBB, by its role. `ai` 藍, `shu` 朱; the others are camps and backgrounds. */
export interface ColourTokens {
  /** The page. */
  readonly paper: string;
  /** Surfaces above the page: cards, dialogs, menus. */
  readonly card: string;
  readonly ink: string;
  /** Ink of secondary text: dates, hints, captions. */
  readonly second: string;
  /** 藍: the game master, links, buttons. */
  readonly ai: string;
  /** 朱: the player, a like, an error. */
  readonly shu: string;
  /** The camp 平和. */
  readonly heiwa: string;
  /** The camp 景気. */
  readonly keiki: string;
  /** The camp 混沌. */
  readonly konton: string;
  /** A fine rule; decoration only, never the only indication of a state. */
  readonly rule: string;
  /** The border of a field or a button: 3:1 on paper and card (WCAG 1.4.11). */
  readonly edge: string;
}

export const SCHEMES = ['light', 'sepia', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const COLOURS: Readonly<Record<Scheme, ColourTokens>> = {
  light: {
    paper: '#FBF8F1',
    card: '#FFFDF8',
    ink: '#1F2328',
    second: '#5B616B',
    ai: '#1F4E79',
    shu: '#B23A2A',
    heiwa: '#3F6B4F',
    keiki: '#8A5D0B',
    konton: '#6B4C9A',
    rule: '#E2DCCE',
    edge: '#8C887C',
  },
  sepia: {
    paper: '#F3E9D6',
    card: '#F9F1E2',
    ink: '#2B2418',
    second: '#645A47',
    ai: '#1F4E79',
    shu: '#A33424',
    heiwa: '#37614A',
    keiki: '#7A5209',
    konton: '#62449A',
    rule: '#DDCFB4',
    edge: '#8A7D64',
  },
  dark: {
    paper: '#14171C',
    card: '#1C2128',
    ink: '#E7E3DA',
    second: '#A7ADB6',
    ai: '#8FB8E6',
    shu: '#F0907F',
    heiwa: '#8FC7A4',
    keiki: '#E0B45C',
    konton: '#BFA5EA',
    rule: '#2E353F',
    edge: '#6E7782',
  },
};

/** Tokens used as text colours. */
export const TEXT_TOKENS = [
  'ink',
  'second',
  'ai',
  'shu',
  'heiwa',
  'keiki',
  'konton',
] as const satisfies readonly (keyof ColourTokens)[];
