import type { Clock } from '../../ports/clock';
import type { EventLog } from '../../ports/event-log';
import type { FavoriteStore } from '../../ports/favorite-store';
import type { LikeBrake } from '../../ports/like-brake';
import { errorDetail } from '../timing/error-detail';

/** Likes given and taken in a minute that still may be a person's. */
export const LIKES_A_MINUTE = 60;
export const MINUTE_MS = 60_000;

interface Haste {
  readonly since: number;
  readonly changes: number;
}

interface BrakeParts {
  readonly likeBrake: LikeBrake;
  readonly clock: Clock;
  readonly log: EventLog;
}

/** The same favourites, where whoever likes faster than anybody reads is braked for a minute. */
export function brakedFavorites(
  favorites: FavoriteStore,
  { likeBrake, clock, log }: BrakeParts,
): FavoriteStore {
  const known = new Map<string, ReadonlySet<string>>();
  const hastes = new Map<string, Haste>();

  const note = (uid: string, changes: number): void => {
    const now = clock.now();
    const before = hastes.get(uid);
    const isOver = before === undefined || before.since + MINUTE_MS <= now;
    const haste = isOver
      ? { since: now, changes }
      : { ...before, changes: before.changes + changes };
    hastes.set(uid, haste);
    if (haste.changes <= LIKES_A_MINUTE) return;
    hastes.delete(uid);
    log({ level: 'warning', code: 'likes-braked', uid });
    likeBrake
      .brake(uid, now + MINUTE_MS)
      .catch((error: unknown) =>
        log({ level: 'error', code: 'likes-not-braked', uid, detail: errorDetail(error) }),
      );
  };

  return {
    ...favorites,
    async watch(told) {
      let isLive = false;
      const unsubscribe = await favorites.watch((uid, keys) => {
        const before = known.get(uid) ?? new Set<string>();
        if (keys.size > 0) known.set(uid, keys);
        else known.delete(uid);
        // What was liked before this engine began was liked at another time.
        if (isLive) note(uid, differences(before, keys));
        told(uid, keys);
      });
      isLive = true;
      return unsubscribe;
    },
  };
}

function differences(before: ReadonlySet<string>, after: ReadonlySet<string>): number {
  let shared = 0;
  for (const key of after) if (before.has(key)) shared += 1;
  return before.size + after.size - 2 * shared;
}
