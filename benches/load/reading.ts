import * as v from 'valibot';

const distribution = v.object({
  n: v.number(),
  // NaN for a value without measurements.
  median: v.fallback(v.number(), NaN),
  p95: v.fallback(v.number(), NaN),
  max: v.fallback(v.number(), NaN),
});

export const readingSchema = v.object({
  /** From a turn's timestamp to a reader, in ms, by transport. */
  webChannelMs: distribution,
  grpcMs: distribution,
  errors: v.array(v.string()),
  /** The number of readers that received no turn. */
  silent: v.number(),
});

/** The results of all readers. */
export type Reading = v.InferOutput<typeof readingSchema>;
