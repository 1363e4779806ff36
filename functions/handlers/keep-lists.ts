import type { Agenda } from '../../engine/ports/agenda';
import type { Clock } from '../../engine/ports/clock';
import type { HandoverStore } from '../../engine/ports/handover-store';
import type { PublicBoard } from '../../engine/ports/public-board';
import type { LikeDeps } from '../../engine/worker/likes/like-deps';
import { listOldSections } from '../../engine/worker/likes/list-old-sections';
import { reviewLikers } from '../../engine/worker/likes/review-likers';
import { sweepLikes } from '../../engine/worker/likes/sweep-likes';
import { bringRanking } from '../../engine/worker/ranking/bring-ranking';
import { HANDOVER_MS } from '../../story/handover-code';

/** The timeline keeps this many of the newest entries. */
const TIMELINE_LIMIT = 1000;

interface ListParts extends LikeDeps {
  readonly board: PublicBoard;
  readonly agenda: Pick<Agenda, 'uids'>;
}

interface TidyParts {
  readonly board: PublicBoard;
  readonly handovers: HandoverStore;
  readonly clock: Clock;
}

/** Looks again at accounts whose likes did not count in full, counts likes that were left uncounted, and ranks. */
export async function keepLists(parts: ListParts): Promise<void> {
  await listOldSections(parts);
  await reviewLikers(parts);
  await sweepLikes(parts);
  await bringRanking(parts.board);
}

/** Removes what no list needs any more, and codes that nobody redeemed in time. */
export async function tidy({ board, handovers, clock }: TidyParts): Promise<void> {
  await board.trimTimeline(TIMELINE_LIMIT);
  await handovers.sweep(clock.now() - HANDOVER_MS);
}
