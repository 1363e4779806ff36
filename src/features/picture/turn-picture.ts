/** The contents of a picture of a turn. */
export interface TurnPicture {
  /** 灯里の物語 */
  readonly title: string;
  /** Counts from 1. */
  readonly chapter: number;
  /** '' where it has none. */
  readonly chapterTitle: string;
  /** 第N節 */
  readonly section: number;
  readonly teller: string;
  readonly isPlayer: boolean;
  readonly paragraphs: readonly string[];
  /** `scene:NAME?…`, an https URL or ''. */
  readonly url: string;
  /** The turn's own page, an http or https URL. */
  readonly address: string;
}

/** How the reader has the page set. */
export interface Print {
  /** CSS font families. */
  readonly story: string;
  readonly interface: string;
  /** Colours as #RRGGBB. */
  readonly paper: string;
  readonly ink: string;
  readonly second: string;
  readonly ai: string;
  readonly shu: string;
}

export const SHAPES = ['wide', 'tall'] as const;
export type Shape = (typeof SHAPES)[number];
