import { closed, HEIGHT, land, rect, times, WIDTH, type Point } from '../paper/path';
import { between } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';

/** Water below `horizon`, in bands that darken towards the foreground, with the reflection of the sun. */
export const sea = (studio: Studio, horizon: number, swell = 6): PaperShape[] => {
  const { random, palette, tone, sheet, sunX } = studio;
  const depth = HEIGHT - horizon;
  const bands = [0.2, 0.46, 0.76].flatMap((share, index) => {
    const y = horizon + depth * share;
    const rise = swell * (1 + index * 0.8);
    const line = times(13, (step): Point => [-20 + step * 104, y + (step % 2 ? -rise : rise)]);
    return sheet(land(line), tone(index === 2 ? 'deep' : 'water', 0.5 - index * 0.2), 3);
  });
  const glitter = times(18, (index) => {
    const y = horizon + 6 + depth * (index / 18) ** 1.5 * 0.9;
    const reach = 12 + index * 4;
    const x = sunX + between(random, -reach, reach);
    return `M${Math.round(x - reach * 0.5)} ${Math.round(y)}h${Math.round(reach)}`;
  }).join('');
  const sunny = studio.scene.weather === 'clear' || studio.scene.weather === 'cloud';
  return [
    { d: rect(-20, horizon, WIDTH + 40, depth + 20), fill: tone('water', 0.72) },
    ...bands,
    ...(sunny ? [{ d: glitter, stroke: palette.sun, width: 3, opacity: 0.55 }] : []),
  ];
};

/** A sailing boat; `size` is the height of its mast. */
export const boat = (
  { sheet, tone }: Studio,
  x: number,
  base: number,
  size: number,
  depth: number,
): PaperShape[] => {
  const half = size * 0.42;
  return [
    {
      d: `M${Math.round(x)} ${Math.round(base)}v${-Math.round(size)}`,
      stroke: tone('timber', depth),
      width: Math.max(2, size * 0.03),
    },
    ...sheet(
      closed([
        [x + size * 0.04, base - size],
        [x + half * 1.05, base - size * 0.18],
        [x + size * 0.04, base - size * 0.14],
      ]) +
        closed([
          [x - size * 0.03, base - size * 0.86],
          [x - size * 0.03, base - size * 0.14],
          [x - half * 0.8, base - size * 0.18],
        ]),
      tone('linen', depth),
      4,
    ),
    ...sheet(
      closed([
        [x - half * 1.1, base - size * 0.1],
        [x + half * 1.25, base - size * 0.12],
        [x + half * 0.9, base + size * 0.06],
        [x - half * 0.8, base + size * 0.06],
      ]),
      tone('wood', depth),
      4,
    ),
  ];
};
