import { parseFavoriteKey } from '../../../story/favorite-key';
import { foldLikes } from './fold-likes';
import type { LikeParts } from './like-parts';

/**
 * Brings one person's like or its absence into the shards. It goes by what the person says now and not by what an event
 * says: events come twice, late, and in any order.
 * @returns the story whose counts are outdated by that; null for a key that names no turn.
 */
export async function noteLike(
  uid: string,
  key: string,
  { shards }: Pick<LikeParts, 'shards'>,
): Promise<string | null> {
  const turn = parseFavoriteKey(key);
  if (turn === null) return null;
  const liked = { docid: turn.docid, key };
  let noted: boolean;
  let now = await shards.isLiked(uid, key);
  do {
    noted = now;
    await shards.note(liked, uid, noted);
    now = await shards.isLiked(uid, key);
  } while (now !== noted);
  await shards.markOutdated(liked);
  return turn.docid;
}

/** Notes a like and counts the story's likes. */
export async function countLike(uid: string, key: string, parts: LikeParts): Promise<void> {
  const docid = await noteLike(uid, key, parts);
  if (docid !== null) await foldLikes(docid, parts);
}
