import * as v from 'valibot';
import { hashText } from '../world/random';
import { filled } from '../narration/facts/stand-ins';
import { anonymous } from '../narration/model/facts-for';
import type { NarrationRequest, Narrator } from '../narration/narrator';
import type { Situation } from '../storylets/rules/situation';

const whole = v.pipe(v.number(), v.integer());

/** What is told ahead of the page that is being played, and what a narrator that goes on is shown of it. */
export const pageSchema = v.object({
  chapter: whole,
  /** The section from which it was told. */
  first: whole,
  /** Sections that are told and not yet played, a short last page's with the one before; none on a page that is told offline. */
  told: v.array(
    v.object({
      section: whole,
      /** Of the facts that the text is about, see `decidedIn`. */
      decided: whole,
      /** The text after its opening, with stand-ins. */
      body: v.string(),
      /** The text with which the sections after it were decided; '' in older saves. */
      planned: v.optional(v.string(), ''),
    }),
  ),
  /** The chapter's last played sections, newest last, with stand-ins. */
  last: v.array(v.string()),
});

export type Page = v.InferOutput<typeof pageSchema>;

/** Sections that a narrator is shown. */
const LAST_SECTIONS = 2;

/** A hash of what a section's text must agree with. */
export function decidedIn({ role, script, events, present, situation }: NarrationRequest): number {
  const musts = script.filter(({ weight }) => weight === 'must').map(({ id }) => id);
  const { money, hp, place, time } = situation.state;
  return hashText(JSON.stringify([role, musts, events, present, money, hp, place, time]));
}

/** What a played section leaves behind. */
interface Told {
  /** Whether its text is one of those that were told. */
  readonly wasTold: boolean;
  /** What is left to play. What was told of a page that is decided otherwise is of no use. */
  readonly page: Page;
  /** The text with which the sections after it were decided; '' where they go on from the published one. */
  readonly planned: string;
  readonly situation: Situation;
}

/** Narrates from a page's told sections, and offline what is not among them. */
export function narratorOf(page: Page, offline: Narrator, onTold: (told: Told) => void): Narrator {
  const after = (body: string, told: Page['told']): Page => ({
    ...page,
    told,
    last: [...page.last, body].slice(-LAST_SECTIONS),
  });
  return {
    async narrate(request) {
      const { situation, opening } = request;
      const { chapter, turn } = situation.moment;
      if (page.chapter !== chapter) return offline.narrate(request);
      const told = page.told.find(({ section }) => section === turn);
      if (told?.decided !== decidedIn(request)) {
        onTold({
          wasTold: false,
          page: after(await offline.narrate(anonymous(request)), []),
          planned: '',
          situation,
        });
        return offline.narrate(request);
      }
      const left = page.told.filter(({ section }) => section > turn);
      onTold({ wasTold: true, page: after(told.body, left), planned: told.planned, situation });
      const words = filled(told.body, situation);
      return opening === '' ? words : `${opening}\n${words}`;
    },
  };
}
