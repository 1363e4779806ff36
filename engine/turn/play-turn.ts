import { offlineNarrator } from '../narration/offline-narrator';
import type { Participant } from '../ports/entries/participant';
import type { World } from '../storylets/format/world';
import { narratorOf } from './page';
import type { StorySave } from './save';
import { step, type Step } from './step';

/** Plays one turn in the words that the save has for it, or offline. */
export async function playTurn(
  save: StorySave,
  participant: Participant,
  worlds: readonly World[],
): Promise<Step> {
  let hasStrayed = false;
  const narrator = narratorOf(save.page, offlineNarrator, () => {
    hasStrayed = true;
  });
  const played = await step(save, participant, worlds, narrator);
  return { ...played, save: { ...played.save, page: pageAfter(save, hasStrayed) } };
}

/** What is left to play. What was told of a page that goes on otherwise is of no use. */
function pageAfter({ page, section }: StorySave, hasStrayed: boolean): StorySave['page'] {
  if (page === null) return null;
  const told = hasStrayed ? [] : page.told.filter((one) => one.section > section);
  return { ...page, told };
}
