import type { EventLog } from '../../ports/event-log';
import { errorDetail } from '../timing/error-detail';
import { bringScore } from './bring-score';
import { foldLikes } from './fold-likes';
import type { LikeParts } from './like-parts';

/** Stories that one sweep looks after. */
const STORIES = 200;

/** Counts what somebody left uncounted who died. One story's trouble is not the others'. */
export async function sweepLikes(parts: LikeParts & { readonly log: EventLog }): Promise<void> {
  const { shards, favorites, log } = parts;
  const each = async (
    uids: readonly string[],
    bring: (docid: string, likes: LikeParts) => Promise<void>,
  ): Promise<void> => {
    for (const uid of uids.slice(0, STORIES)) {
      await bring(uid, parts).catch((error: unknown) =>
        log({ level: 'error', code: 'likes-not-counted', uid, detail: errorDetail(error) }),
      );
    }
  };
  await each(await shards.outdatedStories(STORIES), foldLikes);
  await each(await favorites.readOutdatedScores(), bringScore);
}
