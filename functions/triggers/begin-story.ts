import { openStory } from '../../engine/handlers/play/open-story';
import { handOut } from './hand-out';
import type { StoryDeps } from './story-deps';

/** Opens a story and hands out its first page, which no due page of others delays. Again and again with the same result. */
export async function beginStory<Save>(
  uid: string,
  trace: string,
  deps: StoryDeps<Save>,
): Promise<void> {
  if (!(await openStory(uid, { ...deps, owner: deps.newOwner() }))) return;
  const record = await deps.store.read(uid);
  // What has been played already is looked after by the schedule.
  if (record === null || record.sections.length > 0 || record.lease !== null) return;
  await handOut({ uid, dueAt: record.turnDueAt }, { ...deps, queue: deps.firstPageQueue }, trace);
}
