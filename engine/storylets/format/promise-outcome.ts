/** How a promise ended: `lost` is against the traveller's will, the others are what it decided. */
export const PROMISE_OUTCOMES = ['kept', 'repaid', 'broken', 'lost'] as const;
export type PromiseOutcome = (typeof PROMISE_OUTCOMES)[number];
