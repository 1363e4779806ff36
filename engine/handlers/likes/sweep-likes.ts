import type { EventLog } from '../../ports/runtime/event-log';
import { errorDetail } from '../../ports/runtime/error-detail';
import type { LikeDeps } from './like-deps';

/** Stories that one sweep processes. */
const STORIES = 200;

export interface LikeSweepDeps {
  readonly shards: Pick<LikeDeps['shards'], 'outdatedStories'>;
  readonly favorites: Pick<LikeDeps['favorites'], 'readOutdatedScores'>;
  readonly log: EventLog;
  /** Updates the counts of a story's turns; in a worker it adds them to its queue. */
  readonly countStory: (docid: string) => Promise<void> | void;
  /** Updates a story's score, likewise. */
  readonly updateScore: (docid: string) => Promise<void> | void;
}

/** Recount after a crashed process. A failure in one story does not affect the others. */
export async function sweepLikes(deps: LikeSweepDeps): Promise<void> {
  const { shards, favorites, log, countStory, updateScore } = deps;
  const each = async (
    docids: readonly string[],
    bring: (docid: string) => Promise<void> | void,
  ): Promise<void> => {
    for (const docid of docids) {
      try {
        await bring(docid);
      } catch (error) {
        log({ level: 'error', code: 'likes-not-counted', uid: docid, detail: errorDetail(error) });
      }
    }
  };
  await each(await shards.outdatedStories(STORIES), countStory);
  await each(await favorites.readOutdatedScores(STORIES), updateScore);
}
