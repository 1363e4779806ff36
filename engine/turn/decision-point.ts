import type { ChosenScene } from '../gm/choose-scene';
import { possibleAttempts } from '../plot/attempted';
import { optionsInCharacter, type Option } from '../player/choose-action';
import type { Participant } from '../ports/entries/participant';
import type { Storylet } from '../storylets/format/storylet';
import type { World } from '../storylets/format/world';
import type { Bindings, Situation } from '../storylets/rules/situation';
import type { OpenScene } from './answer';
import { possibleAnswers } from './free-answer';
import { scenesToChoose } from './game-master-turn';
import { openTurn } from './open-turn';
import { plotMemoryOf } from './plot';
import type { StorySave } from './save';
import { storyletOf } from './scene-of';

/** What is decided with the next turn, and between what: never fewer than two. */
export type DecisionPoint = {
  readonly save: StorySave;
  readonly situation: Situation;
} & (
  | { readonly role: 'model'; readonly scenes: readonly ChosenScene[] }
  | {
      readonly role: 'user';
      readonly storylet: Storylet;
      readonly bindings: Bindings;
      readonly options: readonly Option[];
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
    const scenes = scenesToChoose(save, situation);
    return scenes.length < 2 ? null : { role: 'model', save, situation, scenes };
  }
  const storylet = storyletOf(situation.world, save.scene.storylet);
  const { bindings } = save.scene;
  const options = optionsOf(save, { storylet, bindings }, situation);
  return options.length < 2 ? null : { role: 'user', save, situation, storylet, bindings, options };
}

function optionsOf(save: StorySave, scene: OpenScene, situation: Situation): readonly Option[] {
  if (save.plot === null) return possibleAnswers(save, scene, situation);
  const memory = plotMemoryOf(save, situation.world);
  const { storylet, bindings } = scene;
  return optionsInCharacter(possibleAttempts(storylet, bindings, situation, memory), situation);
}
