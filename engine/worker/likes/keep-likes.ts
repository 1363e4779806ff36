import type { Clock } from '../../ports/clock';
import type { Unsubscribe } from '../../ports/entry-store';
import type { EventLog } from '../../ports/event-log';
import type { FavoriteCount, FavoriteStore } from '../../ports/favorite-store';
import type { StoryStore } from '../../ports/story-store';
import { errorDetail } from '../timing/error-detail';
import { createRepeater } from '../timing/repeater';
import type { LikeTally } from './like-tally';
import { scoreOf } from './score';

/** Scores follow likes at this distance, so that a burst of likes costs few writes. In ms. */
const SCORE_REST_MS = 500;
/** Counts in one write. */
const BATCH = 1000;

interface LikeParts {
  readonly favorites: FavoriteStore;
  readonly store: StoryStore;
  readonly tally: LikeTally;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly stopping: AbortSignal;
}

export interface LikeKeeper {
  readonly unsubscribe: Unsubscribe;
  /** Resolves when nothing is being written. */
  idle(): Promise<void>;
}

/**
 * Keeps `favoriteCount` and scores true to what people like. Resolves when all likes are counted, those included
 * that were given or taken while no engine was running.
 */
export async function keepLikes(parts: LikeParts): Promise<LikeKeeper> {
  const { favorites, store, tally, clock, log, stopping } = parts;
  const counts = new Map<string, FavoriteCount>();
  const outdated = new Set<string>();
  const failed = (code: string) => (error: unknown) =>
    log({ level: 'error', code, detail: errorDetail(error) });

  const scoreWriter = createRepeater({
    clock,
    stopping,
    restMs: SCORE_REST_MS,
    failed: failed('score-not-written'),
    work: async () => {
      for (const docid of [...outdated]) {
        if (stopping.aborted) return;
        try {
          await writeScore(docid);
        } catch (error) {
          outdated.add(docid);
          throw error;
        }
      }
    },
  });

  const writeScore = async (docid: string): Promise<void> => {
    const progress = await store.readProgress(docid);
    // From here to the write nothing waits: a like that comes later notes its story again, after this write.
    outdated.delete(docid);
    await favorites.writeScore(docid, progress === null ? null : scoreOf(docid, progress, tally));
    const now = await store.readProgress(docid);
    // A turn was published in between, and its score may have been overwritten with an older one.
    if (now !== null && now.merit !== progress?.merit) {
      outdated.add(docid);
      scoreWriter.request();
    }
  };

  const countWriter = createRepeater({
    clock,
    stopping,
    restMs: 0,
    failed: failed('favorite-count-not-written'),
    work: async () => {
      while (counts.size > 0) {
        const batch = [...counts.values()].slice(0, BATCH);
        for (const { key } of batch) counts.delete(key);
        try {
          await favorites.writeCounts(batch);
        } catch (error) {
          // What has changed again in the meantime is newer.
          for (const count of batch) if (!counts.has(count.key)) counts.set(count.key, count);
          throw error;
        }
        for (const { docid } of batch) outdated.add(docid);
        scoreWriter.request();
      }
    },
  });

  let isCounted = false;
  const unsubscribe = await favorites.watch((uid, keys) => {
    const changes = tally.set(uid, keys);
    if (!isCounted) return;
    for (const count of changes) counts.set(count.key, count);
    countWriter.request();
  });
  for (const count of differences(await favorites.readCounts(), tally.counts())) {
    counts.set(count.key, count);
  }
  for (const docid of await favorites.readOutdatedScores()) outdated.add(docid);
  isCounted = true;
  countWriter.request();
  scoreWriter.request();
  return {
    unsubscribe,
    async idle() {
      await Promise.all([countWriter.idle(), scoreWriter.idle()]);
    },
  };
}

/** What has to be written so that `stored` becomes `counted`. */
function differences(
  stored: readonly FavoriteCount[],
  counted: readonly FavoriteCount[],
): FavoriteCount[] {
  const known = new Map(counted.map((count) => [count.key, count.count]));
  const written = new Map(stored.map((count) => [count.key, count.count]));
  return [
    ...counted.filter(({ key, count }) => written.get(key) !== count),
    ...stored.filter(({ key }) => !known.has(key)).map((count) => ({ ...count, count: 0 })),
  ];
}
