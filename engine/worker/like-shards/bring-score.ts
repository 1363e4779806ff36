import { currentScore } from '../likes/score';
import type { LikeParts } from './like-parts';
import { likesOfStories } from './likes-of-stories';

/** Writes the score that a story has now; again when a turn or a like has changed it meanwhile. */
export async function bringScore(docid: string, parts: LikeParts): Promise<void> {
  const { store, favorites, shards } = parts;
  const likes = likesOfStories(shards);
  const score = async (): Promise<number | null> => {
    const progress = await store.readProgress(docid);
    return progress === null ? null : currentScore(docid, progress, likes);
  };
  let written: number | null;
  let now = await score();
  do {
    written = now;
    await favorites.writeScore(docid, written);
    now = await score();
  } while (now !== written);
}
