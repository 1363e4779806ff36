import { endsPage } from '../../story/page-bounds';
import type { NarrationRequest } from '../narration/narrator';
import { filled } from '../narration/facts/stand-ins';
import { anonymous } from '../narration/model/facts-for';
import { offlineNarrator } from '../narration/offline-narrator';
import type { PlannedSection } from '../narration/page';
import type { Participant } from '../ports/entries/participant';
import type { World } from '../storylets/format/world';
import { decideAhead } from './decide-ahead';
import type { Decider } from './decider';
import type { StorySave } from './save';
import { step } from './step';

export interface PagePlan {
  /** From the save's next one to the end of its page. */
  readonly sections: readonly PlannedSection[];
  /** The page after it, where the chapter ends with that one and it is short; else none. */
  readonly rest: readonly PlannedSection[];
  /** Their offline texts, the rest's last: what is decided of later sections goes on from these. */
  readonly texts: readonly string[];
  /** All decisions about them. */
  readonly decided: StorySave['decided'];
}

/** A chapter's last page has so many sections, at most, to be told with the one before it. */
export const LONGEST_REST = 6;

/** The sections of a page, decided as they will be played, and not told. */
export async function planPage(
  save: StorySave,
  participant: Participant,
  worlds: readonly World[],
  decider: Decider | undefined,
): Promise<PagePlan> {
  const requests: NarrationRequest[] = [];
  const texts: string[] = [];
  const decided = new Map(save.decided.map((one) => [`${one.chapter}/${one.section}`, one]));
  /** Sections of the page, once it has ended. */
  let length: number | null = null;
  let chapterEnds = false;
  for (let next = save; !chapterEnds && requests.length < (length ?? Infinity) + LONGEST_REST;) {
    const ahead =
      decider === undefined ? null : await decideAhead(next, participant, worlds, decider);
    for (const one of ahead?.decided ?? []) decided.set(`${one.chapter}/${one.section}`, one);
    const { save: after, played } = await step(ahead ?? next, participant, worlds, {
      async narrate(request) {
        // With stand-ins, as the narrator of the page is shown it: later sections avoid its wordings.
        const words = filled(await offlineNarrator.narrate(anonymous(request)), request.situation);
        const text = request.opening === '' ? words : `${request.opening}\n${words}`;
        requests.push(request);
        texts.push(text);
        return text;
      },
    });
    chapterEnds = after.ended || played.chapterEnds;
    if (endsPage(played.section, chapterEnds)) length ??= requests.length;
    next = after;
  }
  const planned = requests.map((request, place) => ({
    request,
    repeats: repeatedIn(texts.slice(0, place), request),
  }));
  const end = length ?? planned.length;
  return {
    sections: planned.slice(0, end),
    rest: chapterEnds ? planned.slice(end) : [],
    texts,
    decided: [...decided.values()],
  };
}

/** The section with whose first words a later morning opens. */
function repeatedIn(texts: readonly string[], { role, opening }: NarrationRequest): number | null {
  if (role !== 'model' || opening === '') return null;
  const place = texts.findIndex((text) => text.startsWith(opening));
  return place < 0 ? null : place;
}
