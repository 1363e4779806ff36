import type { Choice } from './decision';
import type { DecisionPoint } from './decision-point';

/** Chooses among what the rules allow. It always answers; what it answers is checked again when the turn is played. */
export interface Decider {
  decide(uid: string, point: DecisionPoint): Promise<Choice>;
}
