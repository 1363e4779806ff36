import { enter, nextFreshSlot, type AdmissionDeps, type Registration } from './admission/admit';

export interface EntryDeps extends AdmissionDeps {
  /** Opens a story and has its first page played. Calling it again has the same result. */
  readonly begin: (uid: string) => Promise<void>;
}

/**
 * Participants have registered: stories begin as far as the quota has slots for them, the others wait. Handling a
 * registration again changes nothing.
 * @returns when the quota may have a slot for those who wait, in ms since 1970; null when all of these stories begin.
 */
export async function entryWritten(
  registrations: readonly Registration[],
  deps: EntryDeps,
): Promise<number | null> {
  const admitted = await enter(registrations, deps);
  await Promise.all(admitted.map((uid) => deps.begin(uid)));
  return admitted.length === registrations.length ? null : nextFreshSlot(deps);
}
