import type { LikedTurn } from '../../ports/likes/favorite-store';
import { countTurns, type Counting } from './count-turns';
import type { LikeDeps } from './like-deps';
import { updateScore } from './update-score';

/**
 * Counts the outdated turns of a story and writes its score, unless another process is doing that.
 * @param turn The turn that is counted first; any one for the key ''.
 */
export async function countStory(turn: LikedTurn, deps: LikeDeps): Promise<void> {
  let counting: Counting;
  do counting = await countTurns(turn, deps);
  while (counting === 'more');
  if (counting === 'counted') await updateScore(turn.docid, deps);
}
