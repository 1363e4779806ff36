import type { EventLog } from '../../engine/ports/event-log';
import type { PublicBoard } from '../../engine/ports/public-board';
import type { LikeParts } from '../../engine/worker/like-shards/like-parts';
import { sweepLikes } from '../../engine/worker/like-shards/sweep-likes';
import { bringRanking } from '../../engine/worker/ranking/bring-ranking';

/** The timeline keeps this many of the newest entries. */
const TIMELINE_LIMIT = 1000;

interface ListParts extends LikeParts {
  readonly board: PublicBoard;
  readonly log: EventLog;
}

/** Counts likes that were left uncounted, and ranks. */
export async function keepLists(parts: ListParts): Promise<void> {
  await sweepLikes(parts);
  await bringRanking(parts.board);
}

export async function keepTimeline({ board }: Pick<ListParts, 'board'>): Promise<void> {
  await board.trimTimeline(TIMELINE_LIMIT);
}
