import * as v from 'valibot';

/** A team and its two tallies, as the specification names them. */
export const teamSchema = v.object({
  name: v.string(),
  dkpoint: v.fallback(v.number(), 0),
  bmpoint: v.fallback(v.number(), 0),
});
/** @public */
export type Team = v.InferOutput<typeof teamSchema>;
