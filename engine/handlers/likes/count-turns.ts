import type { FavoriteCount, LikedTurn } from '../../ports/likes/favorite-store';
import type { LikeDeps } from './like-deps';

/** A claim on a story's counting expires after this time, in ms. */
const STALE_CLAIM_TIMEOUT_MS = 15_000;
/** Turns of one story that are counted at once: a story with very many likes must not delay the others. */
const TURNS_AT_ONCE = 10;

/**
 * `counted`: no turn of the story is outdated any more · `more`: some still are · `taken`: another process is counting
 * this story, and checks again before it ends.
 */
export type Counting = 'counted' | 'more' | 'taken';

/** Updates the like counts of some outdated turns of a story, this one first, and the points of its likes, from the shards. */
export async function countTurns({ docid, key }: LikedTurn, deps: LikeDeps): Promise<Counting> {
  const { shards, clock, restMs } = deps;
  if ((await shards.outdated(docid, 1)).length === 0) return 'counted';
  const owner = deps.newOwner();
  const now = clock.now();
  const until = now + restMs + STALE_CLAIM_TIMEOUT_MS;
  if (!(await shards.claim(docid, owner, now, until))) return 'taken';
  try {
    await clock.wait(restMs, new AbortController().signal);
    await count(docid, key, until, deps);
  } finally {
    await shards.release(docid, owner);
  }
  // A process that noted a like during this run found the claim taken and left the counting to this one.
  return (await shards.outdated(docid, 1)).length === 0 ? 'counted' : 'more';
}

async function count(docid: string, first: string, until: number, deps: LikeDeps): Promise<void> {
  const { shards, favorites, clock } = deps;
  const turns = await shards.outdated(docid, TURNS_AT_ONCE, first);
  const countOf = async ({ key }: LikedTurn): Promise<FavoriteCount> => ({
    docid,
    key,
    count: await shards.count({ docid, key }),
  });
  const look = (): Promise<[FavoriteCount[], number]> =>
    Promise.all([Promise.all(turns.map(countOf)), shards.sumPoints(docid)]);
  const [counts, points] = await look();
  await favorites.writeCounts(docid, counts, points);
  if (clock.now() >= until) {
    // The claim expired before the write: an older count may have replaced a newer one.
    const [again, pointsNow] = await look();
    const changed = again.filter(
      (turn, index) => pointsNow !== points || turn.count !== counts[index]?.count,
    );
    await Promise.all(changed.map((turn) => shards.markOutdated(turn)));
  }
  await shards.settle(turns);
}
