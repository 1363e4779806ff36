import { pageDue } from '../../engine/handlers/page-due';
import type { PageTask } from '../../engine/ports/runtime/page-queue';
import { handOut } from './hand-out';
import type { StoryDeps } from './story-deps';

/**
 * Plays one story's page, and queues the rest of it as another task at its deadline. The queue may deliver a task
 * twice, to two instances at once, or hours late.
 */
export async function playPageTask<Save>(
  { uid, trace }: PageTask,
  deps: StoryDeps<Save>,
): Promise<void> {
  const { store, clock, playMs } = deps;
  const over = new AbortController();
  const stopping = new AbortController();
  void clock.wait(playMs, over.signal).then(() => stopping.abort());
  try {
    const play = { ...deps, owner: deps.newOwner() };
    if ((await pageDue(uid, play, stopping.signal, 'further')) !== 'stopped') return;
    const record = await store.read(uid);
    if (record !== null) await handOut({ uid, dueAt: record.turnDueAt }, deps, trace);
  } finally {
    over.abort();
  }
}
