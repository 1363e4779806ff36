import * as v from 'valibot';
import { NO_USAGE } from '../../ports/runtime/usage-store';

/** A stored sum; an unreadable one counts as zero. */
export const usageSchema = v.fallback(
  v.object({
    calls: v.number(),
    inputTokens: v.number(),
    outputTokens: v.number(),
    cost: v.number(),
  }),
  NO_USAGE,
);
