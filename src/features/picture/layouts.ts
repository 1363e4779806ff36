import type { Shape } from './turn-picture';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything stands on the sheet, in pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly scene: Box;
  /** The paper that words stand on. */
  readonly card: Box & { readonly radius: number };
  /** From the card's edge to its words. */
  readonly padding: number;
  readonly text: { readonly size: number; readonly leading: number; readonly lines: number };
  readonly small: number;
}

export const LAYOUTS: Readonly<Record<Shape, Layout>> = {
  // What a link's preview shows: the scene behind, a page lying on it.
  wide: {
    width: 1200,
    height: 630,
    scene: { x: 0, y: 0, width: 1200, height: 630 },
    card: { x: 488, y: 40, width: 672, height: 550, radius: 6 },
    padding: 44,
    text: { size: 29, leading: 50, lines: 7 },
    small: 21,
  },
  // A phone's whole screen: the scene above, the page below.
  tall: {
    width: 1080,
    height: 1920,
    scene: { x: 0, y: 0, width: 1080, height: 720 },
    card: { x: 0, y: 700, width: 1080, height: 1220, radius: 0 },
    padding: 76,
    text: { size: 44, leading: 78, lines: 11 },
    small: 32,
  },
};
