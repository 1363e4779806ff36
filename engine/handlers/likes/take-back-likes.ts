import { parseFavoriteKey } from '../../../story/favorite-key';
import type { LikeDeps } from './like-deps';

/**
 * Removes the likes of an account beyond its limits.
 * @returns the keys of likes that were counted before: they are kept.
 */
export async function takeBackLikes(
  uid: string,
  keys: readonly string[],
  { favorites, shards }: LikeDeps,
): Promise<readonly string[]> {
  const isCounted = await Promise.all(
    keys.map(async (key) => {
      const docid = parseFavoriteKey(key)?.docid;
      return docid !== undefined && (await shards.isNoted({ docid, key }, uid));
    }),
  );
  await favorites.takeBack(
    uid,
    keys.filter((_, index) => isCounted[index] !== true),
  );
  return keys.filter((_, index) => isCounted[index] === true);
}
