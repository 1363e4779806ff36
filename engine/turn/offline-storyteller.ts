import { WORLDS } from '#content';
import type { PageNarrator } from '../narration/page';
import type { Storyteller } from '../ports/stories/storyteller';
import type { World } from '../storylets/format/world';
import { beginBook } from './book';
import { decideAhead } from './decide-ahead';
import type { Decider } from './decider';
import { playTurn } from './play-turn';
import type { PagePlan } from './plan-page';
import { playedTurns } from './played-turns';
import { parseSave, serialiseSave, type StorySave } from './save';
import { tellAhead } from './tell-ahead';

export interface StorytellerOptions {
  /** Tells pages ahead; turns are narrated offline where it is left out, and where it does not tell. */
  readonly pages?: PageNarrator | undefined;
  /** The worlds of the stories; a save refers to them by id. All worlds when it is left out. */
  readonly worlds?: readonly World[];
  /** Chooses scenes and actions; the engine does when it is left out. */
  readonly decider?: Decider | undefined;
}

/** A storyteller that decides all facts by simulation. */
export function createStoryteller({
  pages,
  worlds = WORLDS,
  decider,
}: StorytellerOptions = {}): Storyteller<StorySave> {
  const plans = new WeakMap<StorySave, PagePlan>();
  const turns = playedTurns();
  return {
    begin: (seed, _, serial) => beginBook({ seed, serial, worlds }).save,
    async decide(save, participant) {
      if (pages !== undefined)
        return tellAhead(save, participant, worlds, { pages, decider, plans, turns });
      return decider === undefined ? null : decideAhead(save, participant, worlds, decider);
    },
    play: async (save, participant) => {
      const turn = turns.of(save, participant) ?? (await playTurn(save, participant, worlds));
      const { save: next, played } = turn;
      return { save: next, played };
    },
    serialise: serialiseSave,
    parse: parseSave,
  };
}
