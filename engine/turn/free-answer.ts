import { mayOpenThreads } from '../gm/chapter-plan';
import {
  chooseOption,
  legalOptions,
  optionsInCharacter,
  type Option,
} from '../player/choose-action';
import type { Situation } from '../storylets/rules/situation';
import type { Answer, Decide, OpenScene } from './answer';
import { decisionFor } from './decided';
import { ownDeedOf, ownTurnsAfter } from './own-turns';
import { flourishFor } from './flourish-for';
import type { StorySave } from './save';
import { planOf } from './scene-of';
import { gatheringPiece } from './mystery';
import { actionScript } from './action-script';
import { traitAtHour } from './trait-piece';
import { wantPiece } from './want';

/** What the traveller may do in a chapter whose day does not repeat. */
export function possibleAnswers(
  save: StorySave,
  { storylet, bindings }: OpenScene,
  before: Situation,
): readonly Option[] {
  const mayOpen = mayOpenThreads(planOf(save, before.world), Math.ceil(save.section / 2));
  const options = legalOptions(storylet, bindings, before, mayOpen);
  return optionsInCharacter(options, before, storylet.beat);
}

/** What the traveller does in a chapter whose day does not repeat. */
export const freeAnswer: Decide = (save, { storylet, bindings }, before): Answer | undefined => {
  const options = possibleAnswers(save, { storylet, bindings }, before);
  const pick = decisionFor(save)?.pick ?? null;
  const own = ownDeedOf(save, storylet, before);
  const option =
    own?.option ??
    options.find(({ action }) => action.id === pick) ??
    chooseOption(options, before);
  if (option === undefined) return undefined;
  const isQuiet =
    storylet.beat === 'opening' || storylet.beat === 'closing' || storylet.at.length === 0;
  const trait = traitAtHour(save, storylet, option, before);
  const isAsUsual = isQuiet || trait !== null;
  const flourish = isAsUsual ? undefined : flourishFor(save, option.action, before);
  const action = actionScript(save, storylet, own?.bindings ?? bindings, option, flourish, before);
  const shown = trait?.id ?? flourish?.id;
  const after = { ...before, state: option.outcome.state };
  const end = gatheringPiece(save, storylet) ?? wantPiece(save, storylet, after);
  return {
    option,
    script: [trait, ...action, end].filter((piece) => piece !== null),
    because: [],
    remembers: {
      ...(shown === undefined ? {} : { flourishes: [...save.flourishes, shown] }),
      ...ownTurnsAfter(save, own),
    },
    tool: null,
    shows: [],
    cites: [],
  };
};
