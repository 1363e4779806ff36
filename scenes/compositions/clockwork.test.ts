import { expect, it } from 'vitest';
import type { TimeOfDay } from '../../story/scene';
import { scenePicture } from '../scene-picture';

/** The ends of the lines that begin at the middle of the clock: hour hand, minute hand. */
const handsAt = (time: TimeOfDay): string[] =>
  scenePicture({ name: 'clock-hall', seed: 7, time, weather: 'clear' }).flatMap(
    ({ d }) => /^M\d+ 250L(\d+ \d+)$/u.exec(d)?.[1] ?? [],
  );

it.each(['dawn', 'dusk'] as const)(
  'the clock shows six at %s, as the stories strike it',
  (time) => {
    const [[hourX, hourY], [minuteX, minuteY]] = handsAt(time).map((end) => end.split(' ')) as [
      string[],
      string[],
    ];
    expect([hourY, minuteY]).toEqual(['366', '82']);
    expect(hourX).toBe(minuteX);
  },
);
