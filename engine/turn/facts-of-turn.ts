import { worldOfVisit } from './visits';
import type { StorySave } from './save';
import { PROMISE_OUTCOMES, type PromiseOutcome, type TurnFacts } from './turn-facts';
import type { TurnOutcome } from './turn-outcome';

/** The facts of a played turn. @param before The save from which the turn was played. */
export function factsOfTurn({ scene }: StorySave, outcome: TurnOutcome): TurnFacts {
  const { storylet, situation } = outcome;
  const world = worldOfVisit(situation.world.id);
  // The save holds the action until the next scene narrates its consequence.
  const action = scene === null ? undefined : outcome.save.echo?.action;
  const settled = scene === null ? undefined : promiseOutcomeOf(outcome);
  return {
    scene: `${world}/${storylet.id}`,
    spine: `${world}/${situation.world.promise}`,
    tension: storylet.tension,
    isTurningPoint: storylet.beat === 'stake',
    pass: 1,
    because: [],
    want: null,
    echo: false,
    ...(action === undefined ? {} : { action }),
    ...(settled === undefined ? {} : { outcome: settled }),
  };
}

function promiseOutcomeOf({ storylet, events }: TurnOutcome): PromiseOutcome | undefined {
  if (storylet.beat !== 'settled') return undefined;
  const learnt = events.flatMap(({ type, key }) => (type === 'learn' ? [key] : []));
  return PROMISE_OUTCOMES.find((one) => learnt.includes(one));
}
