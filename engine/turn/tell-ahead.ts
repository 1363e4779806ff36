import { beginsPage } from '../../story/page-bounds';
import type { PageNarrator } from '../narration/page';
import type { Participant } from '../ports/entries/participant';
import type { World } from '../storylets/format/world';
import type { Decider } from './decider';
import { decidedIn } from './page';
import { planPage, type PagePlan } from './plan-page';
import { playTurn } from './play-turn';
import type { PlayedTurns } from './played-turns';
import type { StorySave } from './save';

/** What a model does ahead of a page. */
export interface AheadOptions {
  readonly pages: PageNarrator;
  /** Chooses scenes and actions; the engine does when it is left out. */
  readonly decider?: Decider | undefined;
  /** Plans of saves that are decided and not told yet: the same process goes on without planning again. */
  readonly plans?: WeakMap<StorySave, PagePlan> | undefined;
  /** Gets each turn that was played to see whether its page still fits, and does. */
  readonly turns?: PlayedTurns | undefined;
}

/**
 * The save with its next page decided, then, from that save, with the page told; null where the save has both already.
 * Where a told section is decided otherwise after all, the rest of its page is told again, so that no page has two
 * narrators. A page that was begun without a model goes on without it.
 */
export async function tellAhead(
  save: StorySave,
  participant: Participant,
  worlds: readonly World[],
  { pages, decider, plans, turns }: AheadOptions,
): Promise<StorySave | null> {
  if (!(await isToBeTold(save, participant, worlds, turns))) return null;
  const { chapter, section, page } = save;
  const plan = plans?.get(save) ?? (await planPage(save, participant, worlds, decider));
  const { sections, rest, texts, decided } = plan;
  // What is decided is stored before it is told: telling takes long.
  if (decided.length > save.decided.length) {
    const stored = { ...save, decided: [...decided] };
    plans?.set(stored, plan);
    return stored;
  }
  const before = page?.chapter === chapter ? page.last : [];
  const { bodies } = await pages.tell({ uid: participant.uid, before, sections, rest });
  const told = [...sections, ...rest].flatMap(({ request }, place) => {
    const body = bodies?.[place];
    if (body === undefined) return [];
    const { turn } = request.situation.moment;
    return [{ section: turn, decided: decidedIn(request), body, planned: texts[place] ?? '' }];
  });
  return { ...save, page: { chapter, first: section, told, last: [...before] } };
}

/** Whether the next section begins a page that is not told, or is told of something that is decided otherwise now. */
async function isToBeTold(
  save: StorySave,
  participant: Participant,
  worlds: readonly World[],
  turns: PlayedTurns | undefined,
): Promise<boolean> {
  const { chapter, section, page } = save;
  if (page?.chapter !== chapter) return beginsPage(section);
  if (page.told.every((one) => one.section !== section)) {
    return beginsPage(section) && page.first !== section;
  }
  const turn = await playTurn(save, participant, worlds);
  if (turn.wasTold) turns?.keep(save, participant, turn);
  return !turn.wasTold;
}

/** The save with its next page decided and told, where no other process could go on from a save in between. */
export async function toldAhead(
  save: StorySave,
  participant: Participant,
  worlds: readonly World[],
  options: AheadOptions,
): Promise<StorySave> {
  const all = { ...options, plans: options.plans ?? new WeakMap<StorySave, PagePlan>() };
  const next = await tellAhead(save, participant, worlds, all);
  return next === null ? save : toldAhead(next, participant, worlds, all);
}
