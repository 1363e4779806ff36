import type { EventLog } from '../../ports/runtime/event-log';
import { errorDetail } from '../../ports/runtime/error-detail';
import type { LikeDeps } from './like-deps';

/** Stories that one sweep looks after. */
const STORIES = 200;

export interface LikeSweepDeps {
  readonly shards: Pick<LikeDeps['shards'], 'outdatedStories'>;
  readonly favorites: Pick<LikeDeps['favorites'], 'readOutdatedScores'>;
  readonly log: EventLog;
  /** Brings the counts of a story's turns up to date; a worker puts that in its queue. */
  readonly countStory: (docid: string) => Promise<void> | void;
  /** Brings a story's score up to date, likewise. */
  readonly updateScore: (docid: string) => Promise<void> | void;
}

/** Recounts what a crashed process left uncounted. One story's failure is not the others'. */
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
