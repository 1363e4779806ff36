import type { LikeDeps } from './like-deps';
import { scoreOf } from './score';

/** Writes a story's current score; again when a turn or a like has changed it in the meantime. */
export async function updateScore(
  docid: string,
  { store, favorites, shards }: Pick<LikeDeps, 'store' | 'favorites' | 'shards'>,
): Promise<void> {
  const score = async (): Promise<number | null> => {
    const [progress, points] = await Promise.all([store.readProgress(docid), shards.points(docid)]);
    return progress === null ? null : scoreOf(progress, points);
  };
  let written: number | null;
  let now = await score();
  do {
    written = now;
    await favorites.writeScore(docid, written);
    now = await score();
  } while (now !== written);
}
