import type { ChosenScene } from '../gm/choose-scene';
import { possibleAttempts } from '../plot/attempted';
import { optionsInCharacter, type Option } from '../player/choose-action';
import type { Participant } from '../ports/entries/participant';
import type { Storylet } from '../storylets/format/storylet';
import type { World } from '../storylets/format/world';
import type { Bindings, Situation } from '../storylets/rules/situation';
import { meansFor, type OwnMeans } from '../referee/referee-deed';
import type { OpenScene } from './answer';
import { withDecision } from './decided';
import type { Choice } from './decision';
import { possibleAnswers } from './free-answer';
import { isSceneAllowed, scenesToChoose } from './next-scene';
import { openTurn } from './open-turn';
import { mayHaveOwn, ownDeedOf } from './own-turns';
import { plotMemoryOf } from './plot';
import type { StorySave } from './save';
import { storyletOf } from './scene-of';

/** A scene that may be picked. */
export interface DueScene {
  readonly chosen: ChosenScene;
  /** Whether something may happen in it beside its text. */
  readonly mayHaveIncident: boolean;
}

/** What is decided with the next turn, and between what: never fewer than two. */
export type DecisionPoint = {
  readonly save: StorySave;
  readonly situation: Situation;
} & (
  | { readonly role: 'model'; readonly scenes: readonly DueScene[] }
  | {
      readonly role: 'user';
      readonly storylet: Storylet;
      readonly bindings: Bindings;
      readonly options: readonly Option[];
      /** For a deed of the traveller's own; null where none is allowed. */
      readonly means: OwnMeans | null;
    }
);

/**
 * The decision of the next turn; null where the rules leave no choice.
 * @throws SaveError `story-ended` · StoryError for faulty content
 */
export function decisionPoint(
  saved: StorySave,
  participant: Participant,
  worlds: readonly World[],
): DecisionPoint | null {
  const { save, before: situation } = openTurn(saved, participant, worlds);
  if (save.scene === null) {
    const scenes = scenesToChoose(save, situation).map((chosen) => ({
      chosen,
      mayHaveIncident: mayHaveOwn(save, chosen.storylet),
    }));
    return scenes.length < 2 ? null : { role: 'model', save, situation, scenes };
  }
  const storylet = storyletOf(situation.world, save.scene.storylet);
  const { bindings } = save.scene;
  const options = optionsOf(save, { storylet, bindings }, situation);
  if (options.length < 2) return null;
  const means = mayHaveOwn(save, storylet) ? meansFor(storylet, situation, save.clues) : null;
  return { role: 'user', save, situation, storylet, bindings, options, means };
}

/** Whether a decision is carried out as it is: the referee's word on a proposal before it is recorded. */
export function isAllowed(point: DecisionPoint, choice: Choice): boolean {
  const { save, situation } = point;
  const decided = withDecision(save, choice);
  if (point.role === 'model') {
    return choice.deed === null && isSceneAllowed(decided, situation);
  }
  if (choice.place !== null || choice.incident !== null) return false;
  if (choice.deed !== null) {
    return choice.pick === null && ownDeedOf(decided, point.storylet, situation) !== null;
  }
  return point.options.some(({ action }) => action.id === choice.pick);
}

function optionsOf(save: StorySave, scene: OpenScene, situation: Situation): readonly Option[] {
  if (save.plot === null) return possibleAnswers(save, scene, situation);
  const memory = plotMemoryOf(save, situation.world);
  const { storylet, bindings } = scene;
  return optionsInCharacter(possibleAttempts(storylet, bindings, situation, memory), situation);
}
