import type { StoryRecord } from '../../ports/story-record';
import { isPublished } from '../progress/cursor';
import type { LikeTally } from './like-tally';

/** Points that a like by somebody else is worth. */
const LIKE_POINTS = 10;

/** What the character achieved, and what others think of it. Only likes of turns that exist count. */
export function scoreOf(
  uid: string,
  progress: Pick<StoryRecord, 'merit' | 'sections'>,
  tally: LikeTally,
): number {
  return (
    progress.merit + LIKE_POINTS * tally.likesOfOthers(uid, (turn) => isPublished(progress, turn))
  );
}
