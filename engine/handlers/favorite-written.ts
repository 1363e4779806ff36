import { parseFavoriteKey } from '../../story/favorite-key';
import type { Favorite, LikedTurn } from '../ports/likes/favorite-store';
import { admitLike, isOverdrawn, makeRoom } from './likes/limit-likes';
import type { LikeDeps } from './likes/like-deps';
import { noteLike } from './likes/note-like';

/**
 * Handles a like that was given or removed: notes it within the account's limits. Only existing sections are processed.
 * @returns the turn whose count is outdated now, or null.
 */
export async function favoriteWritten(
  { uid, key }: Favorite,
  deps: LikeDeps,
): Promise<LikedTurn | null> {
  const docid = parseFavoriteKey(key)?.docid;
  if (docid === undefined) return null;
  const { favorites, sections, shards } = deps;
  const turn = { docid, key };
  const [isLiked, exists, isNoted] = await Promise.all([
    favorites.isLiked(uid, key),
    sections.has(key),
    shards.isNoted(turn, uid),
  ]);
  if (!exists && !isNoted) return null;
  if (!isNoted && isLiked && !(await admitLike(uid, deps))) {
    await favorites.takeBack(uid, [key]);
    return null;
  }
  // The event came from removing the excess like.
  if (!isNoted && !isLiked && (await isOverdrawn(uid, deps))) return null;
  if (!isLiked) await makeRoom(uid, deps);
  await noteLike(uid, turn, deps);
  return turn;
}
