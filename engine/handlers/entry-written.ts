import { enter, nextFreshSlot, type AdmissionDeps, type Registration } from './admission/admit';

export interface EntryDeps extends AdmissionDeps {
  /** Opens a story and has its first page played. Idempotent. */
  readonly begin: (uid: string) => Promise<void>;
}

/**
 * Handles registrations: stories begin within the quota, the others are put on the waiting list. Idempotent.
 * registration again changes nothing.
 * @returns when the quota may have a slot for the waiting list, in ms since 1970; null when all of these stories begin.
 */
export async function entryWritten(
  registrations: readonly Registration[],
  deps: EntryDeps,
): Promise<number | null> {
  const admitted = await enter(registrations, deps);
  await Promise.all(admitted.map((uid) => deps.begin(uid)));
  return admitted.length === registrations.length ? null : nextFreshSlot(deps);
}
