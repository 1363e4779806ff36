import { countLike } from '../../engine/worker/like-shards/count-like';
import type { LikeParts } from '../../engine/worker/like-shards/like-parts';

/** Somebody likes a turn, or no longer does. */
export async function favoriteWritten(
  { uid, key }: { readonly uid: string; readonly key: string },
  parts: LikeParts,
): Promise<void> {
  await countLike(uid, key, parts);
}
