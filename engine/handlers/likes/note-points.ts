import type { LikeDeps } from './like-deps';
import { LIKES_THAT_COUNT, pointsOf } from './like-weight';

/**
 * Notes what one account's likes are worth to a story now: likes of existing sections, other than the participant's own.
 * A concurrent run may have read earlier and written later, so the value is read again after the write.
 * @returns whether the points have changed.
 */
export async function notePoints(uid: string, docid: string, deps: LikeDeps): Promise<boolean> {
  if (uid === docid) return false;
  const { favorites, likers, sections, shards } = deps;
  const points = async (): Promise<number> => {
    const [liked, note] = await Promise.all([favorites.likedBy(uid, docid), likers.read(uid)]);
    return pointsOf(note?.standing ?? 'new', await countExisting(liked, sections));
  };
  let isChanged = false;
  let noted: number;
  let now = await points();
  do {
    noted = now;
    isChanged = (await shards.notePoints(docid, uid, noted)) || isChanged;
    now = await points();
  } while (now !== noted);
  return isChanged;
}

async function countExisting(
  keys: readonly string[],
  sections: LikeDeps['sections'],
): Promise<number> {
  let count = 0;
  for (let from = 0; from < keys.length && count < LIKES_THAT_COUNT; from += LIKES_THAT_COUNT) {
    const some = keys.slice(from, from + LIKES_THAT_COUNT);
    const exist = await Promise.all(some.map((key) => sections.has(key)));
    count += exist.filter(Boolean).length;
  }
  return count;
}
