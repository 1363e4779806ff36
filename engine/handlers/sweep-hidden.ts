import { errorDetail } from '../ports/runtime/error-detail';
import type { EventLog } from '../ports/runtime/event-log';
import { hiddenWritten, type HidingDeps } from './hidden-written';

export interface SweepHiddenDeps extends HidingDeps {
  readonly log: EventLog;
}

/** Completes hiding that a crashed process left unfinished. A failure in one story does not affect the others. */
export async function sweepHidden(deps: SweepHiddenDeps): Promise<void> {
  const { hiddenStories, storyHiding, log } = deps;
  const [ordered, moved] = await Promise.all([hiddenStories.uids(), storyHiding.uids()]);
  for (const uid of new Set([...ordered, ...moved])) {
    await hiddenWritten(uid, deps).catch((error: unknown) =>
      log({ level: 'error', code: 'hidden-not-kept', uid, detail: errorDetail(error) }),
    );
  }
}
