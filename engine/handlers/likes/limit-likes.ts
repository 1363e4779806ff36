import type { LikeDeps } from './like-deps';

/** Likes in a minute that a person can give: beyond them the account is paused for a minute. */
const LIKES_A_MINUTE = 60;
/** Likes that a device may send at once after it was offline; further ones are removed. */
const LIKES_AT_ONCE = 300;
/** Maximum likes of one account. */
export const LIKES_AN_ACCOUNT = 5000;
/** After this many likes an account's likes are counted again; also at the first like of each minute. */
const RECOUNT = 100;
const MINUTE_MS = 60_000;

type LimitDeps = Pick<LikeDeps, 'likeRate' | 'likeRateLimiter' | 'clock' | 'log'> & {
  readonly favorites: Pick<LikeDeps['favorites'], 'howMany'>;
};

/** Counts a like against its account's limits. @returns false when the like must be removed. */
export async function admitLike(uid: string, deps: LimitDeps): Promise<boolean> {
  const { likeRate, likeRateLimiter, favorites, clock, log } = deps;
  if (await isOverdrawn(uid, deps)) return false;
  const now = clock.now();
  const given = await likeRate.count(uid, now, MINUTE_MS);
  if (given > LIKES_A_MINUTE) await likeRateLimiter.pause(uid, now + MINUTE_MS);
  if (given === LIKES_A_MINUTE + 1) log({ level: 'warning', code: 'likes-paused', uid });
  if (given > LIKES_AT_ONCE) {
    await likeRateLimiter.overdraw(uid, now + MINUTE_MS);
    log({ level: 'warning', code: 'likes-taken-back', uid });
    return false;
  }
  if (given % RECOUNT !== 1) return true;
  const all = await favorites.howMany(uid, LIKES_AN_ACCOUNT + 1);
  if (all >= LIKES_AN_ACCOUNT) await likeRateLimiter.setFull(uid, true);
  return all <= LIKES_AN_ACCOUNT;
}

/** Whether likes of this account are being removed; that continues while such likes arrive. */
export async function isOverdrawn(
  uid: string,
  { likeRateLimiter, clock }: Pick<LikeDeps, 'likeRateLimiter' | 'clock'>,
): Promise<boolean> {
  const now = clock.now();
  const until = await likeRateLimiter.overdrawnUntil(uid);
  if (until <= now) return false;
  if (until <= now + MINUTE_MS / 2) await likeRateLimiter.overdraw(uid, now + MINUTE_MS);
  return true;
}

/** A like that was removed frees its place. */
export async function makeRoom(
  uid: string,
  { likeRateLimiter, favorites }: Pick<LimitDeps, 'likeRateLimiter' | 'favorites'>,
): Promise<void> {
  if (!(await likeRateLimiter.isFull(uid))) return;
  const all = await favorites.howMany(uid, LIKES_AN_ACCOUNT);
  if (all < LIKES_AN_ACCOUNT) await likeRateLimiter.setFull(uid, false);
}
