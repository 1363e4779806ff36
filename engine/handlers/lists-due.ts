import type { Agenda } from '../ports/stories/agenda';
import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';
import type { HandoverStore } from '../ports/accounts/handover-store';
import type { PublicBoard } from '../ports/lists/public-board';
import type { HidingDeps } from './hidden-written';
import { sweepHidden } from './sweep-hidden';
import type { LikeDeps } from './likes/like-deps';
import { listOldSections } from './likes/list-old-sections';
import { reviewLikers } from './likes/review-likers';
import { sweepLikes } from './likes/sweep-likes';
import { updateRanking } from './ranking/update-ranking';
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
