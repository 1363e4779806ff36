/** Where a finger was, in px from the screen's corner, and when, in ms. */
export interface Touched {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** The browser's own gestures begin at the screen's edges, within this many px. */
const EDGE = 32;
/** A swipe goes at least this far, in px, … */
const FAR = 56;
/** … this much further along the line than across it, … */
const STRAIGHT = 2;
/** … and is over within this time, in ms: a longer touch selects words. */
const QUICK_MS = 700;

/** Whether a finger that touches here may swipe, or is the browser's. */
export const mayBegin = ({ x }: Touched, width: number): boolean => x >= EDGE && x <= width - EDGE;

/** Which way a finger has swiped, as the finger went; null for anything that is no swipe. */
export function swipeOf(from: Touched, to: Touched): 'left' | 'right' | null {
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (to.at - from.at > QUICK_MS || Math.abs(x) < FAR || Math.abs(x) < STRAIGHT * Math.abs(y)) {
    return null;
  }
  return x < 0 ? 'left' : 'right';
}
