import * as v from 'valibot';
import { NO_USAGE } from '../../ports/runtime/usage-store';

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
