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
  readonly card: Box;
  /** From the card's edge to its words. */
  readonly padding: number;
  readonly text: { readonly size: number; readonly leading: number; readonly lines: number };
  readonly small: number;
  /** The address in small letters, and at most this many pixels for the side of its QR code. */
  readonly address: { readonly size: number; readonly code: number };
}

export const LAYOUTS: Readonly<Record<Shape, Layout>> = {
  // The size of a link's preview: the middle of the scene, where the traveller is, and a page beside it.
  wide: {
    width: 1200,
    height: 630,
    scene: { x: 0, y: 0, width: 500, height: 630 },
    card: { x: 490, y: 0, width: 710, height: 630 },
    padding: 52,
    text: { size: 30, leading: 49, lines: 7 },
    small: 21,
    address: { size: 15, code: 138 },
  },
  // A phone's whole screen: the scene above, the page below.
  tall: {
    width: 1080,
    height: 1920,
    scene: { x: 0, y: 0, width: 1080, height: 720 },
    card: { x: 0, y: 700, width: 1080, height: 1220 },
    padding: 76,
    text: { size: 44, leading: 76, lines: 10 },
    small: 32,
    address: { size: 23, code: 230 },
  },
};
