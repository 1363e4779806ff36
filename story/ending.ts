import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a story came to: in its last turn. */
export const endingSchema = v.object({
  /** How many days it lasted, as it counts them. */
  days: count,
  /** How many promises came to an outcome, and how many of them were kept. */
  promises: count,
  kept: count,
});
export type Ending = v.InferOutput<typeof endingSchema>;
