import { disc, rect } from '../paper/path';
import type { PaperShape, Studio } from '../paper/studio';

/** A torch with its foot at `base`; it is lit while there is little light. */
export const torch = (
  { palette, tone, scene }: Studio,
  x: number,
  base: number,
  size: number,
): PaperShape[] => {
  const top = base - 62 * size;
  const [left, tip] = [Math.round(x - 11 * size), Math.round(34 * size)];
  const half = Math.round(11 * size);
  const flame = `M${left} ${Math.round(top)}q${-half * 0.3} ${-tip * 0.6} ${half} ${-tip}q${half * 1.3} ${tip * 0.4} ${half} ${tip}Z`;
  const burns = scene.time !== 'day';
  return [
    { d: rect(x - 4 * size, top, 8 * size, 62 * size), fill: tone('timber', 0.12) },
    { d: rect(x - 11 * size, top - 4, 22 * size, 10 * size), fill: tone('iron', 0.14) },
    ...(burns
      ? [
          ...[92, 56, 30].map((radius): PaperShape => ({
            d: disc(x, top - tip * 0.4, radius * size),
            fill: palette.lamp,
            opacity: 0.13,
          })),
          { d: flame, fill: '#f0a552' },
          { d: disc(x, top - tip * 0.22, half * 0.45, tip * 0.24), fill: '#ffe3a8' },
        ]
      : []),
  ];
};
