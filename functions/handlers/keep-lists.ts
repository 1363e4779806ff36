import type { Agenda } from '../../engine/ports/agenda';
import type { Clock } from '../../engine/ports/clock';
import type { EventLog } from '../../engine/ports/event-log';
import type { HandoverStore } from '../../engine/ports/handover-store';
import type { PublicBoard } from '../../engine/ports/public-board';
import type { HidingDeps } from '../../engine/worker/hidden/apply-hidden';
import { sweepHidden } from '../../engine/worker/hidden/sweep-hidden';
import type { LikeDeps } from '../../engine/worker/likes/like-deps';
import { listOldSections } from '../../engine/worker/likes/list-old-sections';
import { reviewLikers } from '../../engine/worker/likes/review-likers';
import { sweepLikes } from '../../engine/worker/likes/sweep-likes';
import { updateRanking } from '../../engine/worker/ranking/update-ranking';
import { HANDOVER_MS } from '../../story/handover-code';

/** The timeline keeps this many of the newest entries. */
const TIMELINE_LIMIT = 1000;

interface ListDeps extends LikeDeps {
  readonly board: PublicBoard;
  readonly agenda: Pick<Agenda, 'uids'>;
}

interface TidyDeps extends HidingDeps {
  readonly board: PublicBoard;
  readonly log: EventLog;
  readonly handovers: HandoverStore;
  readonly clock: Clock;
}

/** Looks again at accounts whose likes did not count in full, counts likes that were left uncounted, and ranks. */
export async function keepLists(parts: ListDeps): Promise<void> {
  await listOldSections(parts);
  await reviewLikers(parts);
  await sweepLikes(parts);
  await updateRanking(parts.board);
}

/** Removes what no list needs any more, and codes that nobody redeemed in time; finishes hiding that was cut off. */
export async function tidy(parts: TidyDeps): Promise<void> {
  const { board, handovers, clock } = parts;
  await board.trimTimeline(TIMELINE_LIMIT);
  await handovers.sweep(clock.now() - HANDOVER_MS);
  await sweepHidden(parts);
}
