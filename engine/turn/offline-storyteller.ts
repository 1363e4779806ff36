import { WORLDS } from '#content';
import { offlineNarrator } from '../narration/offline-narrator';
import type { Narrator } from '../narration/narrator';
import type { Storyteller } from '../ports/stories/storyteller';
import type { World } from '../storylets/format/world';
import { beginBook } from './book';
import { decideAhead } from './decide-ahead';
import type { Decider } from './decider';
import { parseSave, serialiseSave, type StorySave } from './save';
import { step } from './step';

export interface StorytellerOptions {
  /** The offline narrator when it is left out. */
  readonly narrator?: Narrator;
  /** The worlds of the stories; a save refers to them by id. All worlds when it is left out. */
  readonly worlds?: readonly World[];
  /** Chooses scenes and actions; the engine does when it is left out. */
  readonly decider?: Decider | undefined;
}

/** A storyteller that decides all facts by simulation and leaves the text to its narrator. */
export function createStoryteller({
  narrator = offlineNarrator,
  worlds = WORLDS,
  decider,
}: StorytellerOptions = {}): Storyteller<StorySave> {
  return {
    begin: (seed, _, serial) => beginBook({ seed, serial, worlds }).save,
    decide: async (save, participant) =>
      decider === undefined ? null : decideAhead(save, participant, worlds, decider),
    play: async (save, participant) => {
      const { save: next, played } = await step(save, participant, worlds, narrator);
      return { save: next, played };
    },
    serialise: serialiseSave,
    parse: parseSave,
  };
}
