import type { PlayDeps } from './play/play-deps';
import { playPage, type PageOutcome } from './play/play-page';
import type { TurnKind } from './play/turn-queue';
import { isBehind } from './publication/is-behind';

/**
 * Plays a story's due page. A repeated, concurrent or late call has no effect when the story is not due or is being
 * played.
 * @param stopping Ends the page between two turns.
 * @param kind The first turn's kind, as far as the caller knows it.
 */
export async function pageDue<Save>(
  uid: string,
  deps: PlayDeps<Save>,
  stopping: AbortSignal,
  kind: TurnKind,
): Promise<PageOutcome> {
  const { store, clock, log, projector } = deps;
  const outcome = await playPage(uid, deps, stopping, kind);
  log({ level: 'info', code: outcome === 'page-over' ? outcome : `page-${outcome}`, uid });
  if (outcome === 'not-claimed' || outcome === 'skipped') {
    const record = await store.read(uid);
    // The process that played the page before may have crashed between publishing and projecting.
    if (record !== null && isBehind(record, clock.now())) await projector.bringUpToDate(uid);
  }
  return outcome;
}
