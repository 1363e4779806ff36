import type { SectionRef } from '../../story/section-ref';
import type { PromiseOutcome } from '../storylets/format/promise-outcome';

/** The aspect of the character that a player's turn shows. */
export type CharacterAspect = 'skill' | 'limit' | 'body' | 'like' | 'voice' | 'want';

/** An earlier section to which a turn refers, any of its chapter where that is null, and a word that both texts contain. */
export interface Citation {
  readonly chapter: number;
  readonly section: number | null;
  readonly word: string;
}

/**
 * Why a turn was chosen and what it did, for measurements and the command line; never published. Facts that are not
 * decided are left out.
 */
export interface TurnFacts {
  /** `world/scene`, the world without the number of the visit. */
  readonly scene: string;
  /** The chapter's promise, `world/spine`. */
  readonly spine: string;
  /** Of the scene: 1 quiet to 5 everything at stake. */
  readonly tension: number;
  /** Whether the scene is the one in which the promise may be lost. */
  readonly isTurningPoint: boolean;
  /** The pass through the chapter's day, from 1. */
  readonly pass: number;
  /** Earlier sections that caused this turn. */
  readonly because: readonly SectionRef[];
  /** The character's own aim in this story. */
  readonly want: string | null;
  /** Whether the text deliberately repeats an earlier pass. */
  readonly echo: boolean;
  /** The action taken; on the player's turns only. */
  readonly action?: string;
  /** On the turn that settles the chapter's promise. */
  readonly outcome?: PromiseOutcome;
  /** The narrated result of the player's attempt to pass an obstacle. */
  readonly attempt?: 'succeeded' | 'cost' | 'failed';
  /** The earlier pass in which the character learnt what this action requires. */
  readonly learntInPass?: number;
  readonly shows?: readonly CharacterAspect[];
  readonly cites?: readonly Citation[];
}
