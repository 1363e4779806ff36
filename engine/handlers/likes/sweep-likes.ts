import { errorDetail } from '../../ports/runtime/error-detail';
import { updateScore } from './update-score';
import { countStory } from './count-story';
import type { LikeDeps } from './like-deps';

/** Stories that one sweep looks after. */
const STORIES = 200;

/** Recounts what a crashed process left uncounted. One story's failure is not the others'. */
export async function sweepLikes(deps: LikeDeps): Promise<void> {
  const { shards, favorites, log } = deps;
  const each = async (
    docids: readonly string[],
    bring: (docid: string) => Promise<void>,
  ): Promise<void> => {
    for (const docid of docids) {
      await bring(docid).catch((error: unknown) =>
        log({ level: 'error', code: 'likes-not-counted', uid: docid, detail: errorDetail(error) }),
      );
    }
  };
  await each(await shards.outdatedStories(STORIES), async (docid) => {
    const [turn] = await shards.outdated(docid, 1);
    if (turn !== undefined) await countStory(turn, deps);
  });
  await each(await favorites.readOutdatedScores(STORIES), (docid) => updateScore(docid, deps));
}
