import type { Unsubscribe } from '../ports/runtime/subscription';
import { errorDetail } from '../ports/runtime/error-detail';
import { updateScore } from '../handlers/likes/update-score';
import { countTurns } from '../handlers/likes/count-turns';
import { favoriteWritten } from '../handlers/favorite-written';
import { isOverdrawn } from '../handlers/likes/limit-likes';
import type { LikeDeps } from '../handlers/likes/like-deps';
import { likeText, recountLikes } from '../handlers/likes/recount-likes';
import { takeBackLikes } from '../handlers/likes/take-back-likes';
import { createFairQueue } from './timing/fair-queue';
import { createStoryQueue, type StoryQueue } from './timing/story-queue';

/** Minimum interval between two counts, and two scores, of a story, in ms: a burst of likes costs few writes. */
const COUNT_REST_MS = 100;
const SCORE_REST_MS = 500;
/** Accounts whose likes are noted concurrently. */
const ACCOUNTS_AT_ONCE = 4;
/** Likes that are removed in one write. */
const TAKEN_BACK_AT_ONCE = 250;
/** The lane of work that no account requested. */
const ENGINE = '';

interface LikeWatcherDeps extends LikeDeps {
  readonly stopping: AbortSignal;
}

export interface LikeWatcher {
  readonly unsubscribe: Unsubscribe;
  /** Resolves when no write is in progress. */
  idle(): Promise<void>;
  /** Queues the counting of a story's likes. */
  countStory(docid: string): void;
  /** Queues the writing of a story's score. */
  updateScore(docid: string): void;
}

/**
 * Runs the handlers of likes for a worker with listeners. Work is queued by the account that caused it, in round-robin
 * order: an account that likes thousands of turns at once delays only itself. Resolves when the listeners are active and
 * likes from while no engine ran have been found.
 */
export async function watchLikes(deps: LikeWatcherDeps): Promise<LikeWatcher> {
  const { favorites, clock, log, stopping } = deps;
  const failed =
    (code: string) =>
    (uid: string, error: unknown): void =>
      log({ level: 'error', code, ...(uid === ENGINE ? {} : { uid }), detail: errorDetail(error) });

  const scores = createStoryQueue({
    ...{ clock, stopping, restMs: SCORE_REST_MS, failed: failed('score-not-written') },
    work: (_, docid) => updateScore(docid, deps),
  });
  const counts: StoryQueue = createStoryQueue({
    ...{ clock, stopping, restMs: COUNT_REST_MS, failed: failed('likes-not-counted') },
    work: async (uid, docid, key) => {
      const counting = await countTurns({ docid, key }, deps);
      if (counting === 'more') counts.request(uid, docid, key);
      if (counting !== 'taken') scores.request(uid, docid, key);
    },
  });
  const likes = createFairQueue({
    ...{ clock, stopping, atOnce: ACCOUNTS_AT_ONCE, failed: failed('like-not-counted') },
    work: async (uid, take) => {
      const keys = (await isOverdrawn(uid, deps))
        ? await takeBackLikes(uid, take(TAKEN_BACK_AT_ONCE), deps)
        : take(1);
      for (const key of keys) {
        const turn = await favoriteWritten({ uid, key }, deps);
        if (turn !== null) counts.request(uid, turn.docid, turn.key);
      }
    },
  });

  const liked = new Set<string>();
  let isLive = false;
  const unsubscribe = await favorites.watch((favorite) => {
    if (isLive) likes.add(favorite.uid, favorite.key);
    else liked.add(likeText(favorite));
  });
  isLive = true;
  await recountLikes(
    {
      liked,
      onDifference: ({ uid, key }) => likes.add(uid, key),
      onOutdated: ({ docid, key }) => counts.request(ENGINE, docid, key),
    },
    deps,
  );
  return {
    unsubscribe,
    async idle() {
      await Promise.all([likes.idle(), counts.idle(), scores.idle()]);
    },
    countStory: (docid) => counts.request(ENGINE, docid, ''),
    updateScore: (docid) => scores.request(ENGINE, docid, ''),
  };
}
