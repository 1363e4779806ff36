import { offlineNarrator } from '../narration/offline-narrator';
import type { Narrator } from '../narration/narrator';
import type { Storyteller } from '../ports/stories/storyteller';
import type { World } from '../storylets/format/world';
import { WORLDS } from '../storylets/worlds/worlds';
import { newSave, parseSave, serialiseSave, type StorySave } from './save';
import { step } from './step';
import { orderOfWorlds } from './worlds-of-story';

export interface StorytellerOptions {
  /** Puts the turns into words; the texts of the storylets themselves when it is left out. */
  readonly narrator?: Narrator;
  /** The worlds that stories can lead through; a save names them by id. */
  readonly worlds?: readonly World[];
}

/** A storyteller that decides every fact by simulation and leaves the words to its narrator. */
export function createStoryteller({
  narrator = offlineNarrator,
  worlds = WORLDS,
}: StorytellerOptions = {}): Storyteller<StorySave> {
  return {
    begin: (seed) =>
      newSave(
        seed,
        orderOfWorlds(worlds, seed).map(({ id }) => id),
      ),
    play: async (save, participant) => {
      const { save: next, played } = await step(save, participant, worlds, narrator);
      return { save: next, played };
    },
    serialise: serialiseSave,
    parse: parseSave,
  };
}
