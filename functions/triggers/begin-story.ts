import { openStory } from '../../engine/handlers/play/open-story';
import { handOut } from './hand-out';
import type { StoryDeps } from './story-deps';

/** Opens a story and queues its first page, which due pages of other stories do not delay. Idempotent. */
export async function beginStory<Save>(
  uid: string,
  trace: string,
  deps: StoryDeps<Save>,
): Promise<void> {
  if (!(await openStory(uid, { ...deps, owner: deps.newOwner() }))) return;
  const record = await deps.store.read(uid);
  // A story with published turns is left to the schedule.
  if (record === null || record.sections.length > 0 || record.lease !== null) return;
  await handOut({ uid, dueAt: record.turnDueAt }, { ...deps, queue: deps.firstPageQueue }, trace);
}
