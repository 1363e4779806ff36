import { parseFavoriteKey } from '../../story/favorite-key';
import type { Favorite, LikedTurn } from '../ports/likes/favorite-store';
import { admitLike, isOverdrawn, makeRoom } from './likes/limit-likes';
import type { LikeDeps } from './likes/like-deps';
import { noteLike } from './likes/note-like';

/**
 * Somebody likes a turn, or no longer does: notes it, within the account's limits. Work is done for sections that exist.
 * @returns the turn whose count is outdated by that, or null.
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
  // This is what was taken back.
  if (!isNoted && !isLiked && (await isOverdrawn(uid, deps))) return null;
  if (!isLiked) await makeRoom(uid, deps);
  await noteLike(uid, turn, deps);
  return turn;
}
