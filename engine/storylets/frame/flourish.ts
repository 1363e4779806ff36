import type { Affinity } from '../../world/traveller';
import type { Condition } from '../format/condition';
import type { Passage } from '../format/text';

/** A habit with something that is worn, or a trait that shows: the first words of a player's turn. */
export interface Flourish {
  readonly id: string;
  readonly when: readonly Condition[];
  /** Fits actions with these bents best. */
  readonly bents: readonly Affinity[];
  /** Shown with such actions only: rolled-up sleeves are nothing to comfort somebody with. */
  readonly suitsOnly?: true;
  readonly text: Passage;
}
