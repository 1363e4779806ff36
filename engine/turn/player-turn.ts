import { mayOpenThreads } from '../gm/chapter-plan';
import { chooseOption, legalOptions } from '../player/choose-action';
import type { Situation } from '../storylets/rules/situation';
import type { StorySave } from './save';
import { isEnding, planOf, storyletOf } from './scene-of';
import { flourishFor } from './flourish-for';
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
  const mayOpen = mayOpenThreads(planOf(save, before.world), Math.ceil(save.section / 2));
  const options = legalOptions(storylet, scene.bindings, before, mayOpen);
  const option = chooseOption(options, before, storylet.beat);
  if (option === undefined) throw new StoryError('no-action', `${before.world.id}/${storylet.id}`);

  const situation = { ...before, state: option.outcome.state };
  const begins = storylet.beat === 'opening';
  const speaks = (begins && save.chapter === 1) || isEnding(storylet);
  const isQuiet = begins || storylet.beat === 'closing' || storylet.at.length === 0;
  const flourish = isQuiet ? undefined : flourishFor(save, option.action, before);
  const text = await narrate({
    role: 'user',
    situation,
    script: actionScript(save, storylet, scene.bindings, option, flourish, before),
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
      flourishes: flourish === undefined ? save.flourishes : [...save.flourishes, flourish.id],
    },
    storylet,
    events: option.outcome.events,
    situation,
    text,
  };
}
