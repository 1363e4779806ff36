import type { PublicBoard } from '../ports/lists/public-board';
import type { Agenda } from '../ports/stories/agenda';
import type { LikeDeps } from './likes/like-deps';
import { listOldSections } from './likes/list-old-sections';
import { reviewLikers } from './likes/review-likers';
import { sweepLikes, type LikeSweepDeps } from './likes/sweep-likes';
import type { Projector } from './publication/projector';
import { updateRanking } from './ranking/update-ranking';

/** Ended stories that one run projects. */
const ENDED = 100;

export interface ListDeps extends LikeDeps, Pick<LikeSweepDeps, 'countStory' | 'updateScore'> {
  readonly board: Pick<PublicBoard, 'readBest' | 'writeRanking'>;
  readonly agenda: Pick<Agenda, 'uids' | 'endedUnprojected'>;
  readonly projector: Pick<Projector, 'bringUpToDate'>;
}

/**
 * Updates the public lists where no event triggers it, once a minute: reviews the weights of likes, recounts after a
 * crashed process, projects ended stories, and ranks.
 */
export async function listsDue(deps: ListDeps): Promise<void> {
  await listOldSections(deps);
  await reviewLikers(deps);
  await sweepLikes(deps);
  await projectEnded(deps);
  await updateRanking(deps.board);
}

/** Projects ended stories whose process crashed before projecting: no page of them is due any more. */
async function projectEnded({ agenda, projector }: ListDeps): Promise<void> {
  for (const uid of await agenda.endedUnprojected(ENDED)) await projector.bringUpToDate(uid);
}
