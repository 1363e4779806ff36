import * as v from 'valibot';
import { cutTo, STORY_LIMITS } from './story-limits';
import { turnSchema } from './turn';

/** What the character carries when the chapter's newest turn is over. */
const carriedItemSchema = v.object({ itemId: v.number(), count: v.number() });
export type CarriedItem = v.InferOutput<typeof carriedItemSchema>;

/**
 * One chapter as readers get it. `history` and `historyPlayer`, a language model's conversations, are dropped
 * by the schema: they never reach a reader, whoever wrote them into the chunk.
 */
export const chapterSchema = v.object({
  title: v.pipe(v.fallback(v.string(), ''), v.transform(cutTo(STORY_LIMITS.title))),
  /** One sentence; '' until the chapter is over. */
  summary: v.pipe(v.fallback(v.string(), ''), v.transform(cutTo(STORY_LIMITS.summary))),
  /** Empty entries and entries that are no turns are repaired to an empty text, so that numbering stays. */
  turn: v.array(
    v.fallback(turnSchema, {
      role: 'model',
      date: '',
      turn: '',
      url: '',
      sales: 0,
      unit: 0,
      continue: true,
    }),
  ),
  items: v.fallback(v.array(carriedItemSchema), []),
});

export type Chapter = v.InferOutput<typeof chapterSchema>;
