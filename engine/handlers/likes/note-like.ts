import type { LikedTurn } from '../../ports/likes/favorite-store';
import { knowLiker } from './know-liker';
import type { LikeDeps } from './like-deps';
import { notePoints } from './note-points';

/**
 * Brings one person's like or its absence into the shards, and marks the turn's count as outdated. It goes by what the
 * person says now and not by what an event says: events come twice, late, and in any order. The points come first: where a
 * crash lets them be the only thing that is noted, the like is still found as one that is not.
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
    // Of somebody who is erased, and so likes nothing, nothing is to be noted any more.
    if (noted && uid !== turn.docid) await knowLiker(uid, deps);
    await notePoints(uid, turn.docid, deps);
    await shards.note(turn, uid, noted);
    now = await likes();
  } while (now !== noted);
  await shards.markOutdated(turn);
}
