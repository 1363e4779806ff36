import { mayOpenThreads } from '../gm/chapter-plan';
import { chooseOption, legalOptions, type Option } from '../player/choose-action';
import { attempted } from '../plot/attempted';
import { keysOf } from '../plot/hero-plan';
import { attemptKey } from '../plot/plot-memory';
import { intendedAction, resultIn } from '../plot/setback';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import type { StorySave } from './save';
import { keysFrom, plotAfter, plotMemoryOf } from './plot';
import { isEnding, planOf, storyletOf } from './scene-of';
import { flourishFor } from './flourish-for';
import { plotActionScript } from './plot-script';
import { actionScript, quoted } from './script';
import { StoryError } from './story-error';
import { presenceIn, type Narrate } from './narrate';
import type { TurnOutcome } from './turn-outcome';

/** The player's answer to the open scene. @throws StoryError `no-action`, `unknown-storylet` */
export async function playerTurn(
  save: StorySave,
  scene: NonNullable<StorySave['scene']>,
  before: Situation,
  narrate: Narrate,
): Promise<TurnOutcome> {
  const storylet = storyletOf(before.world, scene.storylet);
  const option =
    save.plot === null
      ? chosenOption(save, scene, before)
      : attempted(storylet, scene, before, plotMemoryOf(save, before.world));
  if (option === undefined) throw new StoryError('no-action', `${before.world.id}/${storylet.id}`);

  const situation = { ...before, state: option.outcome.state };
  const begins = storylet.beat === 'opening';
  const isFirstMorning = begins && save.chapter === 1 && before.state.pass <= 1;
  const speaks = isFirstMorning || isEnding(storylet);
  const isQuiet =
    save.plot !== null || begins || storylet.beat === 'closing' || storylet.at.length === 0;
  const flourish = isQuiet ? undefined : flourishFor(save, option.action, before);
  const text = await narrate({
    role: 'user',
    situation,
    script:
      save.plot === null
        ? actionScript(save, storylet, scene.bindings, option, flourish, before)
        : plotActionScript(actionScript(save, storylet, scene.bindings, option, flourish, before)),
    events: option.outcome.events,
    present: presenceIn(storylet),
    opening: speaks ? quoted(before.traveller.firstWord) : '',
  });
  return {
    save: {
      ...save,
      scene: null,
      echo: {
        storylet: storylet.id,
        action: option.action.id,
        bindings: scene.bindings,
        figures: { ...option.outcome.figures },
      },
      plot: plotAfterAction(save, storylet, option),
      flourishes: flourish === undefined ? save.flourishes : [...save.flourishes, flourish.id],
    },
    storylet,
    events: option.outcome.events,
    situation,
    text,
    because: save.plot === null ? [] : keysOf(option.action.when ?? []),
  };
}

/** What the traveller does in a chapter whose day does not repeat. */
function chosenOption(
  save: StorySave,
  { storylet: id, bindings }: NonNullable<StorySave['scene']>,
  before: Situation,
): Option | undefined {
  const storylet = storyletOf(before.world, id);
  const mayOpen = mayOpenThreads(planOf(save, before.world), Math.ceil(save.section / 2));
  const options = legalOptions(storylet, bindings, before, mayOpen);
  return chooseOption(options, before, storylet.beat);
}

function plotAfterAction(
  { plot, section }: StorySave,
  storylet: Storylet,
  { action, outcome }: Option,
): StorySave['plot'] {
  const { pass } = outcome.state;
  const key = attemptKey(storylet.id, intendedAction(action.id));
  const hasFailed = resultIn(action.id) === 'fails';
  const keys = keysFrom(outcome.events);
  const next = plotAfter(plot, { section, pass }, hasFailed ? [...keys, key] : keys);
  return next === null || !hasFailed ? next : { ...next, failed: [...next.failed, key] };
}
