import { errorDetail } from '../../ports/runtime/error-detail';
import { updateLikerNote } from './update-liker-note';
import type { LikeDeps } from './like-deps';
import { nextReview } from './like-weight';
import { notePoints } from './note-points';

/** Accounts that one review looks at. */
const LIKERS = 100;

/**
 * Reviews accounts that did not count in full: their likes are weighted by the current standing. Stories whose points
 * change are marked as outdated.
 */
export async function reviewLikers(deps: LikeDeps): Promise<void> {
  const { likers, clock, log } = deps;
  for (const uid of await likers.due(clock.now(), LIKERS)) {
    await review(uid, deps).catch((error: unknown) =>
      log({ level: 'error', code: 'liker-not-reviewed', uid, detail: errorDetail(error) }),
    );
  }
}

async function review(uid: string, deps: LikeDeps): Promise<void> {
  const { favorites, likers, shards, clock } = deps;
  const liked = await favorites.storiesLikedBy(uid);
  if (liked.length === 0) return likers.forget(uid);
  const { note } = await updateLikerNote(uid, deps);
  const isDone = note.standing === 'established';
  for (const turn of liked) {
    // An interrupted review may have noted points without marking the stories: the last review marks all.
    if ((await notePoints(uid, turn.docid, deps)) || isDone) await shards.markOutdated(turn);
  }
  await likers.remember(uid, note, isDone ? null : nextReview(note, clock.now()));
}
