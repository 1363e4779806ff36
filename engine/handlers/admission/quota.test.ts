import { describe, expect, it } from 'vitest';
import { nextSlot, quotaOf, takeSlot } from './quota';

const QUOTA = quotaOf(1500);
const UNUSED = { fresh: 0, inTurn: 0 };
const HOUR_MS = 3_600_000;

/** Takes all slots there are. */
function takeAll(lane: 'fresh' | 'inTurn', now: number, taken = UNUSED) {
  for (let count = 0; ; count += 1) {
    const next = takeSlot(taken, lane, now, QUOTA);
    if (next === null) return { count, taken };
    taken = next;
  }
}

describe('the quota', () => {
  it('admits a burst at once, and then as many as the hour has slots for', () => {
    const crowd = takeAll('inTurn', 0);
    expect(crowd.count).toBe(60);
    expect(nextSlot(crowd.taken, 'inTurn', 0, QUOTA)).toBe(12_000);
    let { taken } = crowd;
    let count = 0;
    for (let now = 1000; now <= HOUR_MS; now += 1000) {
      const more = takeAll('inTurn', now, taken);
      taken = more.taken;
      count += more.count;
    }
    expect(count).toBe(300);
  });

  it('has a slot for a newcomer every three seconds, whatever the other lane does', () => {
    const { taken } = takeAll('inTurn', 0);
    const newest = takeAll('fresh', 0, taken);
    expect(newest.count).toBe(3);
    expect(nextSlot(newest.taken, 'fresh', 0, QUOTA)).toBe(3000);
    expect(takeAll('fresh', HOUR_MS, newest.taken).count).toBe(3);
  });

  it('goes on after a clock was put back', () => {
    const { taken } = takeAll('fresh', 5 * HOUR_MS);
    expect(nextSlot(taken, 'fresh', HOUR_MS, QUOTA)).toBe(HOUR_MS + 3000);
  });

  it('has slots, however small it is', () => {
    expect(takeSlot(UNUSED, 'inTurn', 0, quotaOf(1))).not.toBeNull();
  });
});
