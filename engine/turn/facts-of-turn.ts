import { asPlotScene } from '../storylets/format/as-plot-scene';
import { PROMISE_OUTCOMES, type PromiseOutcome } from '../storylets/format/promise-outcome';
import type { SectionRef } from '../../story/section-ref';
import { intendedAction, resultIn } from '../plot/setback';
import type { PlotRole } from '../storylets/format/spine';
import { nameIn } from '../storylets/rules/situation';
import { spineOf } from './plot';
import type { StorySave } from './save';
import { findStorylet } from './scene-of';
import type { TurnFacts } from './turn-facts';
import type { TurnOutcome } from './turn-outcome';
import { worldOfVisit } from './visits';

const ATTEMPTS = { succeeds: 'succeeded', costs: 'cost', fails: 'failed' } as const;

/** Roles of the scenes in which the promise may be lost, or its day is. */
const DECIDING: ReadonlySet<PlotRole> = new Set<PlotRole>(['evening', 'climax', 'night', 'lost']);

/** The facts of a played turn. @param before The save from which the turn was played. */
export function factsOfTurn(before: StorySave, outcome: TurnOutcome): TurnFacts {
  const { storylet, situation } = outcome;
  const { plot } = outcome.save;
  const world = worldOfVisit(situation.world.id);
  const role = asPlotScene(storylet)?.role;
  const isGameMasters = before.scene === null;
  return {
    scene: `${world}/${storylet.id}`,
    spine: `${world}/${plot?.spine ?? situation.world.promise}`,
    tension: storylet.tension,
    isTurningPoint: storylet.beat === 'stake' || (role !== undefined && DECIDING.has(role)),
    pass: Math.max(1, situation.state.pass),
    because: causesOf(before, outcome),
    want: situation.traveller.want.id,
    echo: isGameMasters && role === 'morning' && situation.state.pass > 1,
    ...(outcome.cites.length === 0 ? {} : { cites: outcome.cites }),
    ...(isGameMasters ? {} : factsOfAction(outcome)),
  };
}

function causesOf({ plot, chapter }: StorySave, { because }: TurnOutcome): readonly SectionRef[] {
  const sections = because.flatMap((key) => plot?.since[key]?.section ?? []);
  return [...new Set(sections)].map((section) => ({ chapter, section }));
}

/** The save holds the action until the next scene narrates its consequence. */
function factsOfAction(outcome: TurnOutcome): Partial<TurnFacts> {
  const { storylet, situation, save, because, shows } = outcome;
  const id = save.echo?.action;
  if (id === undefined) return {};
  const action = findStorylet(situation.world, storylet.id)?.actions.find(
    (one) => one.id === intendedAction(id),
  );
  const { attempt, isLoopers } = action ?? {};
  const settled = promiseOutcomeOf(outcome);
  const passes = because.flatMap((key) => save.plot?.since[key]?.pass ?? []);
  const earlier = passes.find((pass) => pass < situation.state.pass);
  return {
    action: intendedAction(id),
    ...(attempt === undefined ? {} : { attempt: ATTEMPTS[resultIn(id)] }),
    ...(isLoopers === undefined ? {} : { learntInPass: earlier ?? 1 }),
    ...(shows.length === 0 ? {} : { shows }),
    ...(settled === undefined ? {} : { outcome: settled }),
  };
}

function promiseOutcomeOf({
  storylet,
  events,
  save,
  situation,
}: TurnOutcome): PromiseOutcome | undefined {
  const { promise } = spineOf(save, situation.world) ?? situation.world;
  const closes = events.some(
    ({ type, thread }) => type === 'close' && thread === nameIn(situation.world, promise),
  );
  if (storylet.beat !== 'settled' && !closes) return undefined;
  const learnt = events.flatMap(({ type, key }) => (type === 'learn' ? [key] : []));
  return PROMISE_OUTCOMES.find((one) => learnt.includes(one));
}
