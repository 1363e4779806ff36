import { closed, disc, soft, times, type Point } from '../paper/path';
import { between, type Random } from '../paper/random';

/** A fir as one shape; `base` is the y of its foot. */
export const fir = (x: number, base: number, height: number): string => {
  const half = height * 0.2;
  const tiers: Point[] = [0.34, 0.62, 0.94].map((reach, index) => [
    half * reach,
    base - height * (0.7 - index * 0.28),
  ]);
  const right = tiers.flatMap(([reach, y], index): Point[] => [
    [x + reach, y],
    [x + (index === 2 ? half * 0.14 : reach * 0.5), y],
  ]);
  const left = [...right].reverse().map(([px, y]): Point => [2 * x - px, y]);
  return closed([
    [x, base - height],
    ...right,
    [x + half * 0.14, base],
    [x - half * 0.14, base],
    ...left,
  ]);
};

/** A row of firs along a line, as one shape. */
export const firs = (
  random: Random,
  from: number,
  to: number,
  count: number,
  foot: (x: number) => number,
  height: number,
): string =>
  times(count, (index) => {
    const x = from + ((to - from) * (index + 0.2 + random() * 0.6)) / count;
    return fir(x, foot(x), height * between(random, 0.62, 1));
  }).join('');

/** The crown of a broad-leaved tree: overlapping discs. The caller draws the trunk, which may have another colour. */
export const crown = (random: Random, x: number, y: number, size: number): string =>
  [
    [0, 0, 1],
    [-0.7, 0.28, 0.68],
    [0.72, 0.24, 0.72],
    [-0.28, -0.5, 0.66],
    [0.34, -0.44, 0.6],
  ]
    .map(([dx = 0, dy = 0, share = 1]) =>
      disc(
        x + dx * size,
        y + dy * size,
        size * share * between(random, 0.62, 0.72),
        size * share * 0.6,
      ),
    )
    .join('');

export const trunk = (x: number, base: number, height: number, width: number): string =>
  closed([
    [x - width * 0.8, base],
    [x - width * 0.4, base - height * 0.3],
    [x - width * 0.35, base - height],
    [x + width * 0.35, base - height],
    [x + width * 0.4, base - height * 0.3],
    [x + width * 0.8, base],
  ]);

/** A bare tree, from the trunk to the twigs: one path for each of its four stroke widths. */
export const bareTree = (random: Random, x: number, base: number, height: number): string[] => {
  const strengths: string[][] = [[], [], [], []];
  const grow = ([fromX, fromY]: Point, angle: number, length: number, strength: number): void => {
    const bend = angle + between(random, -0.22, 0.22);
    const middle: Point = [
      fromX + Math.cos(bend) * length * 0.55,
      fromY + Math.sin(bend) * length * 0.55,
    ];
    const end: Point = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    strengths[strength]?.push(soft([[fromX, fromY], middle, end]));
    if (strength === 3) return;
    const spread = between(random, 0.36, 0.52);
    for (const turn of [-spread, spread * 0.2, spread]) {
      // Boughs point upwards: a drooping one is mirrored.
      const next = angle + turn + between(random, -0.1, 0.1);
      grow(turn < 0 ? middle : end, next, length * between(random, 0.58, 0.72), strength + 1);
    }
  };
  grow([x, base], -Math.PI / 2, height * 0.42, 0);
  return strengths.map((paths) => paths.join(''));
};

/** Blades of grass along a line, as open strokes. */
export const blades = (
  random: Random,
  from: number,
  to: number,
  y: number,
  count: number,
  height = 26,
): string =>
  times(count, () => {
    const x = between(random, from, to);
    const foot = y + random() * height;
    const lean = between(random, -0.4, 0.4) * height;
    return `M${Math.round(x)} ${Math.round(foot)}q0 ${-Math.round(height * 0.6)} ${Math.round(lean)} ${-Math.round(height)}`;
  }).join('');
