import type { SectionRef } from '../../story/section-ref';

/** How a promise ended: `lost` is against the traveller's will, the others are what it decided. */
export const PROMISE_OUTCOMES = ['kept', 'repaid', 'broken', 'lost'] as const;
export type PromiseOutcome = (typeof PROMISE_OUTCOMES)[number];

/** What a player's turn shows of the character. */
export type CharacterAspect = 'skill' | 'limit' | 'body' | 'like' | 'voice';

/** An earlier section that a turn looks back on, and a word that stands in both texts. */
export interface Citation extends SectionRef {
  readonly word: string;
}

/**
 * Why a turn was chosen and what it did, for measurements and the command line: nothing that readers get. What an engine
 * does not decide it leaves out.
 */
export interface TurnFacts {
  /** `world/scene`, the world without the number of the visit. */
  readonly scene: string;
  /** The promise that the chapter tells, `world/spine`. */
  readonly spine: string;
  /** Of the scene: 1 quiet to 5 everything at stake. */
  readonly tension: number;
  /** Whether the scene is the one in which the promise may be lost. */
  readonly isTurningPoint: boolean;
  /** Which time the day of the chapter is lived, from 1. */
  readonly pass: number;
  /** Earlier sections that caused this turn. */
  readonly because: readonly SectionRef[];
  /** What the character wants for itself in this story. */
  readonly want: string | null;
  /** Whether the text repeats, on purpose, what an earlier pass told. */
  readonly echo: boolean;
  /** The action taken; on the player's turns only. */
  readonly action?: string;
  /** On the turn that settles the chapter's promise. */
  readonly outcome?: PromiseOutcome;
  /** How the player's attempt to pass an obstacle went, as the text tells it. */
  readonly attempt?: 'succeeded' | 'cost' | 'failed';
  /** The earlier pass in which the character learnt what this deed needs. */
  readonly learntInPass?: number;
  readonly shows?: readonly CharacterAspect[];
  readonly cites?: readonly Citation[];
}
