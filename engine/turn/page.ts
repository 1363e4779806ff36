import * as v from 'valibot';
import { hashText } from '../world/random';
import type { NarrationRequest, Narrator } from '../narration/narrator';
import { filled } from '../narration/facts/stand-ins';

const whole = v.pipe(v.number(), v.integer());

/** What is told ahead of the page that is being played, and what the next page's narrator is shown of it. */
export const pageSchema = v.object({
  chapter: whole,
  /** Its first section. */
  first: whole,
  /** Sections that are told and not yet played; none on a page that is told offline. */
  told: v.array(
    v.object({
      section: whole,
      /** Of the facts that the text is about, see `decidedIn`. */
      decided: whole,
      /** The text after its opening, with stand-ins. */
      body: v.string(),
    }),
  ),
  /** The page's last sections, with stand-ins. */
  last: v.array(v.string()),
});

export type Page = v.InferOutput<typeof pageSchema>;

/** A hash of what a section's text must agree with. */
export function decidedIn({ role, script, events, present, situation }: NarrationRequest): number {
  const musts = script.filter(({ weight }) => weight === 'must').map(({ id }) => id);
  const { money, hp, place, time } = situation.state;
  return hashText(JSON.stringify([role, musts, events, present, money, hp, place, time]));
}

/**
 * Narrates from a page's told sections, and offline what is not among them.
 * @param onStray Called when a section was decided otherwise than it is told: its participant or the content has changed.
 */
export function narratorOf(page: Page | null, offline: Narrator, onStray: () => void): Narrator {
  return {
    narrate(request) {
      const { chapter, turn } = request.situation.moment;
      const told =
        page?.chapter === chapter ? page.told.find(({ section }) => section === turn) : undefined;
      if (told === undefined) return offline.narrate(request);
      if (told.decided !== decidedIn(request)) {
        onStray();
        return offline.narrate(request);
      }
      const words = filled(told.body, request.situation);
      const { opening } = request;
      return Promise.resolve(opening === '' ? words : `${opening}\n${words}`);
    },
  };
}
