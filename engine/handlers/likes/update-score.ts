import type { StoryRecord } from '../../ports/stories/story-record';
import { newestTimelineKeys } from '../progress/timeline-keys';
import type { LikeDeps } from './like-deps';
import { scoreOf } from './score';

/**
 * Writes a story's likes for the shelf and its current score; the score again when a turn or a like has changed it in the
 * meantime. Writing the score removes its mark, so it comes last: a run that ends early is repeated.
 */
export async function updateScore(
  docid: string,
  { store, favorites, shards }: Pick<LikeDeps, 'store' | 'favorites' | 'shards'>,
): Promise<void> {
  const look = () => Promise.all([store.readProgress(docid), shards.points(docid)]);
  const scoreIn = ([progress, points]: Awaited<ReturnType<typeof look>>): number | null =>
    progress === null ? null : scoreOf(progress, points);
  const before = await look();
  await favorites.writeCoverLikes(docid, keysOf(docid, before[0]));
  let written: number | null;
  let now = scoreIn(before);
  do {
    written = now;
    await favorites.writeScore(docid, written);
    now = scoreIn(await look());
  } while (now !== written);
}

const keysOf = (docid: string, progress: Pick<StoryRecord, 'sections'> | null) =>
  progress === null ? [] : newestTimelineKeys(docid, progress);
