import type { PublicBoard } from '../ports/lists/public-board';
import type { Agenda } from '../ports/stories/agenda';
import type { LikeDeps } from './likes/like-deps';
import { listOldSections } from './likes/list-old-sections';
import { reviewLikers } from './likes/review-likers';
import { sweepLikes, type LikeSweepDeps } from './likes/sweep-likes';
import type { Projector } from './publication/projector';
import { updateRanking } from './ranking/update-ranking';

/** Ended stories that one run looks after. */
const ENDED = 100;

export interface ListDeps extends LikeDeps, Pick<LikeSweepDeps, 'countStory' | 'updateScore'> {
  readonly board: Pick<PublicBoard, 'readBest' | 'writeRanking'>;
  readonly agenda: Pick<Agenda, 'uids' | 'endedUnprojected'>;
  readonly projector: Pick<Projector, 'bringUpToDate'>;
}

/**
 * Brings the public lists up to date where no event does it, once a minute: weighs likes of accounts anew that did not
 * count in full, recounts what a crashed process left uncounted, projects ended stories, and ranks.
 */
export async function listsDue(deps: ListDeps): Promise<void> {
  await listOldSections(deps);
  await reviewLikers(deps);
  await sweepLikes(deps);
  await projectEnded(deps);
  await updateRanking(deps.board);
}

/** Projects ended stories whose last player crashed before it could: no page of theirs is due any more. */
async function projectEnded({ agenda, projector }: ListDeps): Promise<void> {
  for (const uid of await agenda.endedUnprojected(ENDED)) await projector.bringUpToDate(uid);
}
