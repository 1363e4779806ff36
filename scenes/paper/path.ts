/** The size of a picture, in whole units to keep the markup small. */
export const WIDTH = 1200;
export const HEIGHT = 630;

export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Maps the numbers from 0 to count − 1. */
export const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => draw(index));

export const open = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** Overlapping subpaths unite only if all have the same winding direction: clockwise. */
const clockwise = (points: readonly Point[]): readonly Point[] => {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
  return area < 0 ? points.toReversed() : points;
};

export const closed = (points: readonly Point[]): string => `${open(clockwise(points))}Z`;

/** A smooth line between its points, from the first one to the last one. */
export const soft = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const last = rest.pop() ?? first;
  const bends = rest.map((point, index) => {
    const next = rest[index + 1] ?? last;
    const end: Point = next === last ? last : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    return `Q${at(point)} ${at(end)}`;
  });
  return `M${at(first)}${bends.length === 0 ? `L${at(last)}` : bends.join('')}`;
};

/** A closed smooth shape with a corner at its start only. */
export const blob = (points: readonly Point[]): string => `${soft(clockwise(points))}Z`;

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${at([x, y])}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}Z`;

/** An ellipse; without `ry`, a circle. */
export const disc = (cx: number, cy: number, rx: number, ry = rx): string => {
  const [a, b] = [Math.round(rx), Math.round(ry)];
  return `M${at([cx - rx, cy])}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0Z`;
};

/** A circular hole in the preceding shape of the same path. */
export const hole = (cx: number, cy: number, radius: number): string => {
  const r = Math.round(radius);
  return `M${at([cx - radius, cy])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
};

/** A round-arched door or window with its foot at `base`. */
export const arch = (x: number, base: number, width: number, height: number): string => {
  const radius = Math.round(width / 2);
  const straight = Math.round(height - radius);
  return `M${at([x, base])}v${-straight}a${radius} ${radius} 0 0 1 ${2 * radius} 0v${straight}Z`;
};

/** Land across the picture: a smooth or jagged upper edge, filled down to below the picture. */
export const land = (line: readonly Point[], jagged = false): string =>
  `${jagged ? open(line) : soft(line)}L${WIDTH + 20} ${HEIGHT + 20}L-20 ${HEIGHT + 20}Z`;
