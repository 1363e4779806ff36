import { closed, hole, times, type Point } from '../paper/path';

/** A gear wheel with openings between its spokes; `turn` is in radians. */
export const gear = (
  cx: number,
  cy: number,
  radius: number,
  teeth: number,
  turn: number,
): string => {
  const step = (2 * Math.PI) / teeth;
  const rim = times(teeth, (index): Point[] => {
    const angle = turn + index * step;
    const on = (share: number, reach: number): Point => [
      cx + Math.cos(angle + share * step) * reach,
      cy + Math.sin(angle + share * step) * reach,
    ];
    return [on(0, radius * 0.86), on(0.14, radius), on(0.44, radius), on(0.58, radius * 0.86)];
  }).flat();
  const openings = times(5, (index) => {
    const angle = turn + (index * 2 * Math.PI) / 5;
    return hole(
      cx + Math.cos(angle) * radius * 0.48,
      cy + Math.sin(angle) * radius * 0.48,
      radius * 0.2,
    );
  });
  return closed(rim) + openings.join('') + hole(cx, cy, radius * 0.1);
};
