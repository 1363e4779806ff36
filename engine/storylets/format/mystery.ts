import type { Camp } from '../../../story/camp';
import type { WantId } from '../../character/vocabulary/wants';

/** A clue to the frame's mystery, given at the end of a chapter. */
export interface Clue {
  readonly id: string;
  /** The chapter that gives it, from 1; later chapters than the last stage give none. */
  readonly stage: number;
  /** Left out: any camp, any want. */
  readonly camps?: readonly Camp[];
  readonly wants?: readonly WantId[];
  readonly wordings: readonly string[];
  /** How the last chapter names it. */
  readonly recalled: readonly string[];
}

/** Who tolls the bell, what was promised first, what the seventh stroke is. */
export interface Mystery {
  readonly clues: readonly Clue[];
  /** Begins the passage that puts three clues together. */
  readonly gathering: readonly string[];
}
