import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer());
const person = v.string();

/** A deed of the traveller's own, in ids: what it changes is fixed for each kind, see `referee-deed.ts`. */
export const ownDeedSchema = v.variant('does', [
  v.object({ does: v.literal('pay'), person, amount: whole }),
  v.object({ does: v.literal('give'), person, itemId: whole }),
  v.object({ does: v.literal('sell'), person, itemId: whole }),
  v.object({ does: v.literal('eat') }),
  v.object({ does: v.literal('help'), person }),
  v.object({ does: v.literal('tell'), person, clue: v.string() }),
  v.object({ does: v.literal('threaten'), person }),
]);
export type OwnDeed = v.InferOutput<typeof ownDeedSchema>;

/** What happens in a scene beside what its text tells; in ids. */
export const incidentSchema = v.variant('what', [
  v.object({ what: v.literal('find'), amount: whole }),
  v.object({ what: v.literal('drop'), amount: whole }),
  v.object({ what: v.literal('scratch') }),
  v.object({ what: v.literal('rest') }),
  v.object({ what: v.literal('warm'), person }),
  v.object({ what: v.literal('cool'), person }),
]);
export type Incident = v.InferOutput<typeof incidentSchema>;

export const OWN_DEEDS = ['pay', 'give', 'sell', 'eat', 'help', 'tell', 'threaten'] as const;
export const INCIDENTS = ['find', 'drop', 'scratch', 'rest', 'warm', 'cool'] as const;
