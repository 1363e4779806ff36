import { offlineNarrator } from '../narration/offline-narrator';
import type { Participant } from '../ports/entries/participant';
import type { World } from '../storylets/format/world';
import { narratorOf } from './page';
import { pastWithText } from './past';
import type { StorySave } from './save';
import { step, type Step } from './step';

/** A played turn, and whether its words are those that the page was told with. */
export interface TurnOfPage extends Step {
  readonly wasTold: boolean;
}

/**
 * Plays one turn in the words that the save has for it, or offline. What is decided later goes on from the text that the
 * page was planned with: else a model's words would change what happens in sections that are told already.
 */
export async function playTurn(
  save: StorySave,
  participant: Participant,
  worlds: readonly World[],
): Promise<TurnOfPage> {
  const { page } = save;
  if (page === null) {
    return { ...(await step(save, participant, worlds, offlineNarrator)), wasTold: false };
  }
  let wasTold = false;
  let after: Pick<StorySave, 'page'> = { page };
  let planned = (past: StorySave['past']): StorySave['past'] => past;
  const narrator = narratorOf(page, offlineNarrator, (told) => {
    ({ wasTold } = told);
    after = { page: told.page };
    if (told.planned === '') return;
    planned = (past) => pastWithText(past, save.past.named, told.planned, told.situation);
  });
  const played = await step(save, participant, worlds, narrator);
  return {
    ...played,
    wasTold,
    save: { ...played.save, ...after, past: planned(played.save.past) },
  };
}
