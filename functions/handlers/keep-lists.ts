import type { Clock } from '../../engine/ports/clock';
import type { EventLog } from '../../engine/ports/event-log';
import type { HandoverStore } from '../../engine/ports/handover-store';
import type { PublicBoard } from '../../engine/ports/public-board';
import type { LikeParts } from '../../engine/worker/like-shards/like-parts';
import { sweepLikes } from '../../engine/worker/like-shards/sweep-likes';
import { bringRanking } from '../../engine/worker/ranking/bring-ranking';
import { HANDOVER_MS } from '../../story/handover-code';

/** The timeline keeps this many of the newest entries. */
const TIMELINE_LIMIT = 1000;

interface ListParts extends LikeParts {
  readonly board: PublicBoard;
  readonly log: EventLog;
}

interface TidyParts {
  readonly board: PublicBoard;
  readonly handovers: HandoverStore;
  readonly clock: Clock;
}

/** Counts likes that were left uncounted, and ranks. */
export async function keepLists(parts: ListParts): Promise<void> {
  await sweepLikes(parts);
  await bringRanking(parts.board);
}

/** Removes what no list needs any more, and codes that nobody redeemed in time. */
export async function tidy({ board, handovers, clock }: TidyParts): Promise<void> {
  await board.trimTimeline(TIMELINE_LIMIT);
  await handovers.sweep(clock.now() - HANDOVER_MS);
}
