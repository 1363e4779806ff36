import type { FavoriteCount } from '../../ports/favorite-store';
import type { LikedTurn } from '../../ports/like-shards';
import { bringScore } from './bring-score';
import type { LikeParts } from './like-parts';

/** Whoever counts and shows no life for this long is taken for dead, in ms. */
const CLAIM_MS = 15_000;

/**
 * Brings a story's outdated counts, and its score, to what the shards say. While somebody else is doing that for this
 * story it does nothing: they look again before they end, and so does the next sweep should they die.
 */
export async function foldLikes(docid: string, parts: LikeParts): Promise<void> {
  const { shards, clock, owner, restMs } = parts;
  do {
    const now = clock.now();
    if (!(await shards.claim(docid, owner, now, now + restMs + CLAIM_MS))) return;
    try {
      await clock.wait(restMs, new AbortController().signal);
      await fold(docid, parts);
    } finally {
      await shards.release(docid, owner);
    }
    // Whoever noted a like during this found the story taken, and left.
  } while ((await shards.outdated(docid)).length > 0);
}

async function fold(docid: string, parts: LikeParts): Promise<void> {
  const { shards, favorites } = parts;
  const turns = await shards.outdated(docid);
  if (turns.length === 0) return;
  const countOf = async ({ key }: LikedTurn): Promise<FavoriteCount> => ({
    docid,
    key,
    count: await shards.count({ docid, key }),
  });
  const counts = await Promise.all(turns.map(countOf));
  await favorites.writeCounts(counts);
  // Somebody slow, taken for dead, may have written an older count over a newer one just now.
  const again = await Promise.all(turns.map(countOf));
  const changed = again.filter(({ count }, index) => count !== counts[index]?.count);
  await Promise.all(changed.map((turn) => shards.markOutdated(turn)));
  await bringScore(docid, parts);
  await Promise.all(turns.map((turn) => shards.settle(turn)));
}
