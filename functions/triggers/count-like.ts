import { favoriteWritten } from '../../engine/handlers/favorite-written';
import { countStory } from '../../engine/handlers/likes/count-story';
import type { LikeDeps } from '../../engine/handlers/likes/like-deps';
import type { Favorite } from '../../engine/ports/likes/favorite-store';

/** Processes one like from its note to the score: each event has a process of its own, so no queue is needed. */
export async function countLike(favorite: Favorite, deps: LikeDeps): Promise<void> {
  const turn = await favoriteWritten(favorite, deps);
  if (turn !== null) await countStory(turn, deps);
}
