import { expect, it } from 'vitest';
import { createServerTime } from './server-time';

const HOUR = 3_600_000;

function start(begin: number) {
  let [wall, elapsed] = [begin, 0];
  const time = createServerTime({ now: () => wall, elapsed: () => elapsed });
  return {
    time,
    pass: (milliseconds: number) => {
      wall += milliseconds;
      elapsed += milliseconds;
    },
    set: (milliseconds: number) => (wall += milliseconds),
  };
}

it('equals the wall clock as long as that moves forward', () => {
  const { time, pass, set } = start(1000);
  expect(time()).toBe(1000);
  pass(250);
  expect(time()).toBe(1250);
  set(3 * HOUR);
  expect(time()).toBe(3 * HOUR + 1250);
});

it('slows down after the wall clock was set back, until the wall clock catches up', () => {
  const { time, pass, set } = start(3 * HOUR);
  expect(time()).toBe(3 * HOUR);
  set(-HOUR);
  expect(time()).toBe(3 * HOUR);
  pass(60_000);
  expect(time()).toBe(3 * HOUR + 30_000);
  pass(2 * HOUR);
  expect(time()).toBe(4 * HOUR + 60_000);
});
