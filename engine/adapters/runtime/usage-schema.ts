import * as v from 'valibot';
import { NO_STORY_USAGE, NO_USAGE } from '../../ports/runtime/usage-store';

/** A stored sum; an unreadable one counts as zero. */
export const usageSchema = v.fallback(
  v.object({
    calls: v.number(),
    inputTokens: v.number(),
    // Sums of an older release have neither cached nor thinking tokens.
    cachedTokens: v.optional(v.number(), 0),
    outputTokens: v.number(),
    thinkingTokens: v.optional(v.number(), 0),
    cost: v.number(),
  }),
  NO_USAGE,
);

/** What a day's document has beside its sum. */
export const reservedSchema = v.fallback(v.number(), 0);

/** The field `model` of a story's private document. */
export const storyModelSchema = v.fallback(
  v.object({
    newest: v.object({ day: v.string(), tokens: v.number(), reserved: v.number() }),
    teller: v.nullable(v.object({ chapter: v.number(), isModel: v.boolean() })),
  }),
  { newest: NO_STORY_USAGE.newest, teller: null },
);
