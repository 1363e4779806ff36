import { land, times, WIDTH, type Point } from '../paper/path';
import { between, type Random } from '../paper/random';

/** Mountains: peaks of different heights with shoulders between them. */
export const peaks = (random: Random, y: number, rise: number, count: number): string => {
  const step = (WIDTH + 40) / count;
  const line = times(count, (index): Point[] => {
    const left = -20 + index * step;
    const top = y - rise * between(random, 0.45, 1);
    const summit = left + step * between(random, 0.4, 0.6);
    return [
      [left, y - between(random, 0, rise * 0.14)],
      [left + step * 0.22, y - (y - top) * between(random, 0.36, 0.5)],
      [summit, top],
      [summit + step * 0.1, top + (y - top) * 0.28],
      [left + step * 0.82, y - (y - top) * between(random, 0.3, 0.42)],
    ];
  }).flat();
  return land([...line, [WIDTH + 20, y]], true);
};

/** Rolling hills, or a shore with a small `rise`. */
export const hills = (random: Random, y: number, rise: number, bends = 7): string =>
  land(
    times(bends, (index): Point => [
      -20 + (index * (WIDTH + 40)) / (bends - 1),
      y + between(random, -rise, rise),
    ]),
  );
