import type { Favorite, LikedTurn } from '../../ports/likes/favorite-store';
import { updateScore } from './update-score';
import { countTurns, type Counting } from './count-turns';
import { favoriteWritten } from '../favorite-written';
import type { LikeDeps } from './like-deps';

/** Counts the outdated turns of a story and brings its score, unless somebody else is doing that. */
export async function countStory(turn: LikedTurn, deps: LikeDeps): Promise<void> {
  let counting: Counting;
  do counting = await countTurns(turn, deps);
  while (counting === 'more');
  if (counting === 'counted') await updateScore(turn.docid, deps);
}

/** One event from note to score, where each event comes to a process of its own. */
export async function countLike(favorite: Favorite, deps: LikeDeps): Promise<void> {
  const turn = await favoriteWritten(favorite, deps);
  if (turn !== null) await countStory(turn, deps);
}
