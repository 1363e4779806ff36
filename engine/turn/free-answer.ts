import { mayOpenThreads } from '../gm/chapter-plan';
import { chooseOption, legalOptions } from '../player/choose-action';
import type { Answer, Decide } from './answer';
import { flourishFor } from './flourish-for';
import { planOf } from './scene-of';
import { actionScript } from './script';

/** What the traveller does in a chapter whose day does not repeat. */
export const freeAnswer: Decide = (save, { storylet, bindings }, before): Answer | undefined => {
  const mayOpen = mayOpenThreads(planOf(save, before.world), Math.ceil(save.section / 2));
  const options = legalOptions(storylet, bindings, before, mayOpen);
  const option = chooseOption(options, before, storylet.beat);
  if (option === undefined) return undefined;
  const isQuiet =
    storylet.beat === 'opening' || storylet.beat === 'closing' || storylet.at.length === 0;
  const flourish = isQuiet ? undefined : flourishFor(save, option.action, before);
  return {
    option,
    script: actionScript(save, storylet, bindings, option, flourish, before),
    because: [],
    remembers: flourish === undefined ? {} : { flourishes: [...save.flourishes, flourish.id] },
    tool: null,
    shows: [],
    cites: [],
  };
};
