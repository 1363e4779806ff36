import type { EventLog } from '../ports/runtime/event-log';
import { errorDetail } from '../ports/runtime/error-detail';
import { applyHidden, type HidingDeps } from './hidden-written';

/** Finishes what somebody left unfinished who died. One story's trouble is not the others'. */
export async function sweepHidden(parts: HidingDeps & { readonly log: EventLog }): Promise<void> {
  const { hiddenStories, storyHiding, log } = parts;
  const [ordered, moved] = await Promise.all([hiddenStories.uids(), storyHiding.uids()]);
  for (const uid of new Set([...ordered, ...moved])) {
    await applyHidden(uid, parts).catch((error: unknown) =>
      log({ level: 'error', code: 'hidden-not-kept', uid, detail: errorDetail(error) }),
    );
  }
}
