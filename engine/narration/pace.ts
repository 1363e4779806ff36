import { draw, type Moment } from '../world/random';
import type { ScriptPiece } from './script-piece';
import type { Fullness } from './realise';

/** Length of a turn's text in UTF-16 code units. */
export const TEXT_LENGTH = { min: 150, max: 400 } as const;

/** How much optional text a turn includes; it is drawn for each turn, so that lengths vary. */
export interface Pace {
  /** How many optional parts of the core passages are included, in the order in which they are tried. */
  readonly fullness: readonly Fullness[];
  /** @param length Of the text so far. */
  readonly hasRoom: (piece: ScriptPiece, length: number) => boolean;
}

/** The shares of short and of long turns. */
const SHORT_SHARE = 0.3;
const LONG_SHARE = 0.35;
/** From this length on, optional pieces are left out. */
const ENOUGH = { short: 190, usual: 260 } as const;
const FILL_SHARE = 0.15;

export function paceOf(moment: Moment): Pace {
  const drawn = draw(moment, 'pace-of-text');
  if (drawn < SHORT_SHARE) {
    return {
      fullness: ['lean'],
      hasRoom: ({ weight, setsStage }, length) =>
        isTooShort(length) || (weight === 'wish' && (setsStage === true || length < ENOUGH.short)),
    };
  }
  if (drawn < 1 - LONG_SHARE) {
    return {
      fullness: ['usual', 'lean'],
      hasRoom: ({ id, weight }, length) =>
        weight === 'wish' ||
        isTooShort(length) ||
        (weight === 'fill' && length < ENOUGH.usual && draw(moment, `fill/${id}`) < FILL_SHARE),
    };
  }
  return {
    fullness: ['full', 'usual', 'lean'],
    hasRoom: ({ weight }, length) =>
      weight === 'wish' || isTooShort(length) || (weight !== 'last' && length < ENOUGH.usual),
  };
}

function isTooShort(length: number): boolean {
  return length < TEXT_LENGTH.min + 10;
}
