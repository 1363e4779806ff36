import * as v from 'valibot';

const distribution = v.object({
  n: v.number(),
  // What nothing was measured for is no number.
  median: v.fallback(v.number(), NaN),
  p95: v.fallback(v.number(), NaN),
  max: v.fallback(v.number(), NaN),
});

export const readingSchema = v.object({
  /** From a turn's own time to a reader, in ms, by the way it came. */
  webChannelMs: distribution,
  grpcMs: distribution,
  errors: v.array(v.string()),
  /** Readers that got no turn at all. */
  silent: v.number(),
});

/** What the readers met, in all. */
export type Reading = v.InferOutput<typeof readingSchema>;
