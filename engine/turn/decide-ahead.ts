import type { Participant } from '../ports/entries/participant';
import type { World } from '../storylets/format/world';
import { decisionFor, withDecision } from './decided';
import type { Decider } from './decider';
import { decisionPoint } from './decision-point';
import type { StorySave } from './save';

/**
 * The save with the decision about its next turn; null where the rules leave no choice, or the save has a decision
 * already.
 */
export async function decideAhead(
  save: StorySave,
  participant: Participant,
  worlds: readonly World[],
  decider: Decider,
): Promise<StorySave | null> {
  if (decisionFor(save) !== undefined) return null;
  const point = decisionPoint(save, participant, worlds);
  if (point === null) return null;
  return withDecision(save, await decider.decide(participant.uid, point));
}
