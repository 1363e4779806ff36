import * as v from 'valibot';
import { cutTo, STORY_LIMITS } from './story-limits';
import { turnSchema } from './turn';

/** The character's belongings after the chapter's newest turn. */
const carriedItemSchema = v.object({ itemId: v.number(), count: v.number() });
export type CarriedItem = v.InferOutput<typeof carriedItemSchema>;

/**
 * One chapter as readers get it. The schema drops `history` and `historyPlayer`, a language model's conversations,
 * which must never reach a reader.
 */
export const chapterSchema = v.object({
  title: v.pipe(v.fallback(v.string(), ''), v.transform(cutTo(STORY_LIMITS.title))),
  /** One sentence; '' until the chapter is complete. */
  summary: v.pipe(v.fallback(v.string(), ''), v.transform(cutTo(STORY_LIMITS.summary))),
  /** Invalid entries become turns with an empty text, so that the section numbers stay. */
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
