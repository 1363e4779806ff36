import type { LikeDeps } from './like-deps';
import { LIKES_THAT_COUNT, pointsOf } from './like-weight';

/**
 * Notes what one person's likes are worth to a story now: of existing sections, by somebody else than its participant.
 * Somebody who does the same at the same time may have looked earlier and written later, so it looks again.
 * @returns whether that is a change.
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
