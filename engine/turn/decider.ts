import type { Decision } from './decision';
import type { DecisionPoint } from './decision-point';

/** What a decider answers: a pick out of the lists that it was given, or the engine's own choice. */
export type Choice = Omit<Decision, 'chapter' | 'section'>;

/** Leaves the choice to the engine. */
export const ENGINES_CHOICE: Choice = { pick: null };

/** Chooses among what the rules allow. It always answers; what it answers is checked again when the turn is played. */
export interface Decider {
  decide(uid: string, point: DecisionPoint): Promise<Choice>;
}
