import { describe, expect, it } from 'vitest';
import { apply, replay } from './apply';
import type { LedgerEvent } from './event';

const START: LedgerEvent = { type: 'gain', money: 30, hp: 10, items: [{ itemId: 1, count: 2 }] };

describe('apply', () => {
  it('sums up a ledger', () => {
    const state = replay([
      START,
      { type: 'buy', money: -12, items: [{ itemId: 2, count: 4 }] },
      { type: 'sell', money: 10, items: [{ itemId: 2, count: -1 }] },
      { type: 'hurt', hp: -3 },
    ]);
    expect(state).toMatchObject({ money: 28, hp: 7 });
    expect(state.lots).toEqual([
      { itemId: 1, count: 2, cost: 0 },
      { itemId: 2, count: 3, cost: 9 },
    ]);
    expect(state.tally.profit).toBe(7);
    expect(state.traded).toEqual({ '2': 3 });
  });

  it('keeps no lot of nothing', () => {
    const state = replay([START, { type: 'use', items: [{ itemId: 1, count: -2 }] }]);
    expect(state.lots).toEqual([]);
  });

  it.each<[string, LedgerEvent]>([
    ['cannot-pay', { type: 'pay', money: -31 }],
    ['malformed-event', { type: 'earn', money: 0.5 }],
    ['not-owned', { type: 'sell', money: 5, items: [{ itemId: 1, count: -3 }] }],
    ['not-owned', { type: 'lose', items: [{ itemId: 9, count: -1 }] }],
    ['hp-out-of-range', { type: 'hurt', hp: -10 }],
    ['hp-out-of-range', { type: 'heal', hp: 1 }],
    ['thread-not-open', { type: 'close', thread: 'a' }],
    ['malformed-event', { type: 'open' }],
    ['malformed-event', { type: 'move', place: 'a/b', day: 0 }],
    ['malformed-event', { type: 'sell', money: 1 }],
  ])('refuses: %s', (code, event) => {
    const state = apply(replay([]), START);
    expect(() => apply(state, event)).toThrow(expect.objectContaining({ code }));
  });

  it('opens a thread once', () => {
    const opened = replay([START, { type: 'open', thread: 'a', mandatory: true }]);
    expect(opened.threads).toEqual([{ id: 'a', mandatory: true, status: 'open' }]);
    expect(() => apply(opened, { type: 'open', thread: 'a' })).toThrow(
      expect.objectContaining({ code: 'thread-already-open' }),
    );
    const closed = apply(opened, { type: 'close', thread: 'a' });
    expect(() => apply(closed, { type: 'close', thread: 'a' })).toThrow();
  });

  it('forgets what a world knew when the character leaves it', () => {
    const here = replay([
      START,
      { type: 'move', place: 'one/market', day: 1, time: 'dawn' },
      { type: 'learn', key: 'secret', value: '縄' },
      { type: 'trust', person: 'tae', by: 2 },
      { type: 'trust', person: 'one/porter', by: 1 },
      { type: 'buy', money: -2, items: [{ itemId: 2, count: 1 }] },
    ]);
    expect(apply(here, { type: 'move', place: 'one/quay' })).toMatchObject({
      knowledge: { secret: '縄' },
      trust: { tae: 2, 'one/porter': 1 },
      traded: { '2': 1 },
    });
    const there = apply(here, { type: 'move', place: 'two/inn', day: 2 });
    expect(there.knowledge).toEqual({});
    expect(there.trust).toEqual({ tae: 2 });
    expect(there.traded).toEqual({});
  });
});
