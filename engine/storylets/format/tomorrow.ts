import type { PromiseOutcome } from './promise-outcome';

/** A sentence about the people of a promise on the first day that is not repeated, by how it ended. */
export type Tomorrow = Readonly<Record<PromiseOutcome, readonly string[]>>;
