import type { PageTask } from '../../engine/ports/page-queue';
import { playPage } from '../../engine/worker/play/play-page';
import { isBehind } from '../../engine/worker/publication/is-behind';
import { handOut } from './hand-out';
import type { StoryDeps } from './story-deps';

/**
 * Plays one story's page. The queue may deliver a task twice, to two instances at once, or hours late: whoever finds the
 * story not due, or being played, does nothing.
 */
export async function playPageTask<Save>(
  { uid, trace }: PageTask,
  parts: StoryDeps<Save>,
): Promise<void> {
  const { store, clock, log, projector, playMs } = parts;
  const over = new AbortController();
  const stopping = new AbortController();
  void clock.wait(playMs, over.signal).then(() => stopping.abort());
  try {
    const play = { ...parts, owner: parts.newOwner() };
    const outcome = await playPage(uid, play, stopping.signal, 'further');
    log({ level: 'info', code: outcome === 'page-over' ? outcome : `page-${outcome}`, uid });
    if (outcome === 'page-over' || outcome === 'superseded') return;
    const record = await store.read(uid);
    if (record === null) return;
    if (outcome === 'stopped') await handOut({ uid, dueAt: record.turnDueAt }, parts, trace);
    // The player of the page before may have died when it had published everything and told nobody.
    else if (isBehind(record, clock.now())) await projector.bringUpToDate(uid);
  } finally {
    over.abort();
  }
}
