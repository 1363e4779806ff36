import { legalOptions, type Option } from '../player/choose-action';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { Effect } from '../storylets/format/effect';
import type { Action, Storylet } from '../storylets/format/storylet';
import { withoutVetoed } from '../storylets/rules/vetoed';
import { resolve } from '../storylets/rules/resolve';
import type { Bindings, Situation } from '../storylets/rules/situation';
import { orAll } from '../world/or-all';
import { drawByUtility } from '../world/random';
import { resultOf, type AttemptResult } from './attempt';
import { leadsPast } from './leads-past';
import { likingOf } from './liking';
import { mayBeDone } from './loopers';
import { learns } from './learns';
import { attemptKey, MAX_PASSES, type PlotMemory } from './plot-memory';
import { possiblePart } from './possible-part';
import { asItTurnedOut } from './setback';

/** How sharply the traveller prefers what suits it best: lower is more predictable. */
const TEMPERATURE = 0.35;
/** What it likes so much less than the best is not like it, and is never done. */
const OUT_OF_CHARACTER = 1.5;

/** What the traveller may try: what it has not done today, if anything is left. */
export function possibleAttempts(
  storylet: Storylet,
  bindings: Bindings,
  situation: Situation,
  memory: PlotMemory,
): readonly Option[] {
  const legal = legalOptions(storylet, bindings, situation, true).filter(({ action }) =>
    mayBeDone(action, situation),
  );
  const isNew = ({ action }: Option) => !memory.done.includes(attemptKey(storylet.id, action.id));
  const untried = orAll(legal, isNew);
  const visits = memory.today.filter((id) => id === storylet.id).length;
  const isWay = ({ action }: Option) => leadsPast(storylet, action);
  const isProvenWay = (one: Option) =>
    isWay(one) && memory.proven.includes(attemptKey(storylet.id, one.action.id));
  // Nobody goes to the same door again, to one that it can open, or to any on the last day, to walk away from it.
  const isMeant = visits > 1 || situation.state.pass >= MAX_PASSES || untried.some(isProvenWay);
  const meant = isMeant ? orAll(untried, isWay) : untried;
  return withoutVetoed(meant, ({ action }) => action, situation);
}

/**
 * What the traveller tries, and how it turned out; undefined where nothing is possible.
 * @param picked The id of the action that was decided; the traveller's own choice where it is null or not possible.
 */
export function attempted(
  storylet: Storylet,
  { bindings }: { readonly bindings: Bindings },
  situation: Situation,
  memory: PlotMemory,
  picked: string | null,
): Option | undefined {
  const options = possibleAttempts(storylet, bindings, situation, memory);
  const liking = ({ action }: Option) => likingOf(storylet, action, situation, memory);
  const best = Math.max(...options.map(liking));
  const liked = options.filter((option) => liking(option) >= best - OUT_OF_CHARACTER);
  const option =
    options.find(({ action }) => action.id === picked) ??
    drawByUtility(situation.moment, 'action', liked, liking, TEMPERATURE);
  if (option === undefined) return undefined;
  const isProven = memory.proven.includes(attemptKey(storylet.id, option.action.id));
  const result = isProven ? 'succeeds' : resultOf(storylet, option.action, situation, memory);
  if (result === 'succeeds') return option;
  const setback = (one: AttemptResult) =>
    withSecondChance(storylet, asItTurnedOut(option.action, one), situation);
  const action = setback(result);
  const outcome = resolve(action.effects, bindings, situation);
  if (outcome !== null) return { action, outcome };
  // A success whose price cannot be paid is a failure, and a failure takes what there is.
  const failure = setback('fails');
  return { action: failure, outcome: possiblePart(failure.effects ?? [], bindings, situation) };
}

/** A promise that is lost while the day can still begin again stays open. */
function withSecondChance(scene: Storylet, action: Action, { state }: Situation): Action {
  const { effects = [] } = action;
  if (!learns(effects, 'lost') || state.pass >= MAX_PASSES || asPlotScene(scene) === undefined)
    return action;
  const isEnd = (effect: Effect) => effect.does === 'close' || learns([effect], 'lost');
  return { ...action, effects: effects.filter((effect) => !isEnd(effect)) };
}
