import type { LikedTurn } from '../../ports/likes/favorite-store';
import { updateLikerNote } from './update-liker-note';
import type { LikeDeps } from './like-deps';
import { notePoints } from './note-points';

/**
 * Adds one account's like to the shards, or removes it, and marks the turn's count as outdated. It reads the stored
 * state instead of the event, because events arrive twice, late and in any order. The points are noted first: if a
 * crash follows, the like is still found as uncounted.
 */
export async function noteLike(uid: string, turn: LikedTurn, deps: LikeDeps): Promise<void> {
  const { favorites, sections, shards } = deps;
  const likes = async (): Promise<boolean> => {
    const [isLiked, exists] = await Promise.all([
      favorites.isLiked(uid, turn.key),
      sections.has(turn.key),
    ]);
    return isLiked && exists;
  };
  let noted: boolean;
  let now = await likes();
  do {
    noted = now;
    // An erased account likes nothing; nothing may be noted for it any more.
    if (noted && uid !== turn.docid) await updateLikerNote(uid, deps);
    await notePoints(uid, turn.docid, deps);
    await shards.note(turn, uid, noted);
    now = await likes();
  } while (now !== noted);
  await shards.markOutdated(turn);
}
