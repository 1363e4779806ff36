import { describe, expect, it } from 'vitest';
import { adjust, reset, start, stop, timerReducer, update } from './timer-slice';

const initial = timerReducer(undefined, { type: 'start' });
const started = timerReducer(initial, start({ now: 1_000_000, intervalID: 5 }));

describe('the timer', () => {
  it('starts with 15 minutes', () => {
    expect(initial).toEqual({
      seconds: '900.0',
      time: 900_000,
      now: 0,
      started: false,
      intervalID: -1,
    });
  });

  it('starts once only', () => {
    expect(started).toMatchObject({ started: true, now: 1_000_000, intervalID: 5 });
    expect(timerReducer(started, start({ now: 2_000_000, intervalID: 6 }))).toEqual(started);
  });

  it('loses a second a tick, and never goes below zero', () => {
    expect(timerReducer(started, update())).toMatchObject({ time: 899_000, seconds: '899.0' });
    expect(timerReducer({ ...started, time: 400 }, update())).toMatchObject({
      time: 0,
      seconds: '000.0',
    });
  });

  it('is adjusted to 15 minutes from its start, in whole seconds', () => {
    expect(timerReducer(started, adjust(1_000_000 + 61_400)).time).toBe(839_000);
    expect(timerReducer(started, adjust(1_000_000 + 61_400)).seconds).toBe('839.0');
    expect(timerReducer(started, adjust(9_000_000)).time).toBe(0);
  });

  it('stops and is reset', () => {
    expect(timerReducer(started, stop())).toMatchObject({ started: false, intervalID: -1 });
    expect(timerReducer(started, reset())).toEqual(initial);
  });
});
