import type { Affinity } from '../../world/traveller';
import type { Condition } from './condition';
import type { Passage } from './text';

/** A habit with a worn item, or one that shows a trait, at the start of a player's turn. */
export interface Flourish {
  readonly id: string;
  readonly when: readonly Condition[];
  /** Affinities of the actions that it fits best. */
  readonly affinities: readonly Affinity[];
  /** Limits it to such actions: rolled-up sleeves do not fit a comforting word. */
  readonly suitsOnly?: true;
  readonly text: Passage;
}
