import { beginsPage } from '../../story/page-bounds';
import type { PageNarrator } from '../narration/page';
import type { Participant } from '../ports/entries/participant';
import type { World } from '../storylets/format/world';
import type { Decider } from './decider';
import { decidedIn } from './page';
import { planPage } from './plan-page';
import type { StorySave } from './save';

/** What a model does ahead of a page. */
export interface AheadOptions {
  readonly pages: PageNarrator;
  /** Chooses scenes and actions; the engine does when it is left out. */
  readonly decider?: Decider | undefined;
}

/**
 * The save with its next page decided, then, from that save, with the page told; null within a page, and where the save
 * has both already. A page that was begun without a model goes on without it, so that no page has two narrators.
 */
export async function tellAhead(
  save: StorySave,
  participant: Participant,
  worlds: readonly World[],
  { pages, decider }: AheadOptions,
): Promise<StorySave | null> {
  const { chapter, section, page } = save;
  if (!beginsPage(section) || (page?.chapter === chapter && page.first === section)) return null;
  const { sections, decided } = await planPage(save, participant, worlds, decider);
  // What is decided is stored before it is told: telling takes long.
  if (decided.length > save.decided.length) return { ...save, decided: [...decided] };
  const before = page?.chapter === chapter ? page.last : [];
  const { bodies, last } = await pages.tell({ uid: participant.uid, before, sections });
  const told = sections.flatMap(({ request }, place) => {
    const body = bodies?.[place];
    const { turn } = request.situation.moment;
    return body === undefined ? [] : [{ section: turn, decided: decidedIn(request), body }];
  });
  return { ...save, page: { chapter, first: section, told, last: [...last] } };
}

/** The save with its next page decided and told, where no other process could go on from a save in between. */
export async function toldAhead(
  save: StorySave,
  participant: Participant,
  worlds: readonly World[],
  options: AheadOptions,
): Promise<StorySave> {
  const next = await tellAhead(save, participant, worlds, options);
  return next === null ? save : toldAhead(next, participant, worlds, options);
}
