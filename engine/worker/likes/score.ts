import type { TurnAddress } from '../../../story/favorite-key';
import type { StoryRecord } from '../../ports/story-record';
import { isPublished } from '../progress/cursor';

/** Points that a like by somebody else is worth. */
const LIKE_POINTS = 10;

type Scored = Pick<StoryRecord, 'merit' | 'sections'>;
type TurnTest = (turn: TurnAddress) => boolean;

/** Knows how many likes by others a story has, on those turns that count. */
export interface LikesOfOthers {
  likesOfOthers(docid: string, counts: TurnTest): number | Promise<number>;
}

/** One that knows it by heart. */
interface RememberedLikes {
  likesOfOthers(docid: string, counts: TurnTest): number;
}

/** What the character achieved, and what others think of it. Only likes of turns that exist count. */
export function scoreOf(uid: string, progress: Scored, likes: RememberedLikes): number {
  return scored(
    progress,
    likes.likesOfOthers(uid, (turn) => isPublished(progress, turn)),
  );
}

/** The same, where somebody has to be asked for the likes. */
export async function currentScore(
  uid: string,
  progress: Scored,
  likes: LikesOfOthers,
): Promise<number> {
  return scored(progress, await likes.likesOfOthers(uid, (turn) => isPublished(progress, turn)));
}

function scored({ merit }: Scored, likes: number): number {
  return merit + LIKE_POINTS * likes;
}
