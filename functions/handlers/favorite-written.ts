import type { EventLog } from '../../engine/ports/event-log';
import type { LikeBrake } from '../../engine/ports/like-brake';
import type { LikePace } from '../../engine/ports/like-pace';
import { countLike } from '../../engine/worker/like-shards/count-like';
import type { LikeParts } from '../../engine/worker/like-shards/like-parts';
import { LIKES_A_MINUTE, MINUTE_MS } from '../../engine/worker/likes/braked-favorites';

export interface FavoriteParts extends LikeParts {
  readonly likePace: LikePace;
  readonly likeBrake: LikeBrake;
  readonly log: EventLog;
}

/** Somebody likes a turn, or no longer does. Whoever gives likes faster than anybody reads is braked for a minute. */
export async function favoriteWritten(
  { uid, key }: { readonly uid: string; readonly key: string },
  parts: FavoriteParts,
): Promise<void> {
  // Likes that are taken back are not counted: of somebody who is erased nothing is to be written any more.
  if (await parts.shards.isLiked(uid, key)) await watchPace(uid, parts);
  await countLike(uid, key, parts);
}

async function watchPace(
  uid: string,
  { likePace, likeBrake, clock, log }: FavoriteParts,
): Promise<void> {
  const now = clock.now();
  if ((await likePace.count(uid, now, MINUTE_MS)) <= LIKES_A_MINUTE) return;
  await likeBrake.brake(uid, now + MINUTE_MS);
  log({ level: 'warning', code: 'likes-braked', uid });
}
