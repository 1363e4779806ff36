import { expect, it, vi } from 'vitest';
import type { LikeRateLimiter } from '../../ports/likes/like-rate-limiter';
import { manualClock } from '../../testing/manual-clock';
import { admitLike, isOverdrawn, LIKES_AN_ACCOUNT, makeRoom } from './limit-likes';

function account(liked: number) {
  const clock = manualClock(1_000_000);
  const state = { liked, given: 0, pausedUntil: 0, overdrawnUntil: 0, isFull: false };
  const likeRateLimiter: LikeRateLimiter = {
    pause: (_, until) => Promise.resolve(void (state.pausedUntil = until)),
    overdraw: (_, until) => Promise.resolve(void (state.overdrawnUntil = until)),
    overdrawnUntil: () => Promise.resolve(state.overdrawnUntil),
    setFull: (_, isFull) => Promise.resolve(void (state.isFull = isFull)),
    isFull: () => Promise.resolve(state.isFull),
  };
  const log = vi.fn();
  const deps = {
    likeRateLimiter,
    clock,
    log,
    likeRate: { count: () => Promise.resolve((state.given += 1)) },
    favorites: {
      howMany: (_: string, limit: number) => Promise.resolve(Math.min(state.liked, limit)),
    },
  };
  return {
    ...{ clock, state, log, deps },
    give: async (likes: number): Promise<number> => {
      let admitted = 0;
      for (let given = 0; given < likes; given += 1)
        if (await admitLike('uid', deps)) admitted += 1;
      return admitted;
    },
  };
}

it('pauses an account at its sixty-first like of a minute, for a minute', async () => {
  const { give, state, log } = account(10);
  expect(await give(60)).toBe(60);
  expect(state.pausedUntil).toBe(0);
  expect(await give(1)).toBe(1);
  expect(state.pausedUntil).toBe(1_060_000);
  expect(log.mock.calls).toEqual([[{ level: 'warning', code: 'likes-paused', uid: 'uid' }]]);
});

it('takes back what is beyond three hundred at once, for as long as there is such', async () => {
  const { give, clock, deps, state } = account(10);
  expect(await give(1000)).toBe(300);
  for (let halfMinute = 0; halfMinute < 10; halfMinute += 1) {
    clock.advance(40_000);
    expect(await give(1)).toBe(0);
  }
  clock.advance(60_000);
  expect(await isOverdrawn('uid', deps)).toBe(false);
  state.given = 0;
  expect(await give(1)).toBe(1);
});

it('closes an account that likes as many turns as it may, until it likes fewer', async () => {
  const { give, state, deps } = account(LIKES_AN_ACCOUNT);
  expect(await give(1)).toBe(1);
  expect(state.isFull).toBe(true);
  state.liked = LIKES_AN_ACCOUNT + 7;
  state.given = 0;
  expect(await give(1)).toBe(0);
  await makeRoom('uid', deps);
  expect(state.isFull).toBe(true);
  state.liked = LIKES_AN_ACCOUNT - 1;
  await makeRoom('uid', deps);
  expect(state.isFull).toBe(false);
});
