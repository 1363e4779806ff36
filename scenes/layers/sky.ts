import { mix } from '../paper/colour';
import { closed, disc, HEIGHT, rect, soft, times, WIDTH, type Point } from '../paper/path';
import { between, type Random } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';

const wave = (random: Random, y: number, rise: number): Point[] =>
  times(7, (index): Point => [-20 + index * 207, y + between(random, -rise, rise)]);

const bank = (random: Random, cx: number, cy: number, width: number): string => {
  const puffs = times(4, (index) => {
    const x = cx + (index - 1.5) * width * 0.24;
    const r = width * between(random, 0.13, 0.2) * (index === 0 || index === 3 ? 0.75 : 1.1);
    return disc(x, cy - r * 0.3, r, r * 0.62);
  });
  const foot = closed([
    [cx - width * 0.5, cy],
    [cx + width * 0.5, cy],
    [cx + width * 0.42, cy + width * 0.06],
    [cx - width * 0.44, cy + width * 0.06],
  ]);
  return puffs.join('') + foot;
};

const stars = ({ random, palette }: Studio, horizon: number): PaperShape[] =>
  [2, 3.5].map((width, size) => ({
    d: times(size === 0 ? 32 : 12, () => {
      const y = random() ** 1.4 * horizon * 0.85;
      return `M${Math.round(random() * WIDTH)} ${Math.round(y)}h0`;
    }).join(''),
    stroke: palette.sun,
    width,
    opacity: size === 0 ? 0.65 : 0.9,
  }));

const birds = ({ random, palette, light }: Studio, horizon: number): PaperShape => {
  const x = light < 0 ? between(random, 760, 900) : between(random, 260, 400);
  const y = horizon * between(random, 0.3, 0.45);
  const flock = times(4, (index) => {
    const [bx, by] = [x + index * 34 + random() * 14, y + random() * 40];
    const span = 11 - index;
    return soft([
      [bx - span, by - 4],
      [bx - span * 0.4, by - 6],
      [bx, by],
      [bx + span * 0.4, by - 6],
      [bx + span, by - 4],
    ]);
  });
  return { d: flock.join(''), stroke: palette.figure, width: 2.5, opacity: 0.5 };
};

const SUN_HEIGHT = { dawn: 0.72, day: 0.3, dusk: 0.78, night: 0.28 } as const;

const luminary = ({ scene, palette, light, sunX: x }: Studio, horizon: number): PaperShape[] => {
  const y = horizon * SUN_HEIGHT[scene.time];
  const radius = scene.time === 'night' ? 40 : scene.time === 'day' ? 44 : 58;
  const halo = [3.4, 2.2, 1.5].map((spread, index): PaperShape => ({
    d: disc(x, y, radius * spread),
    fill: palette.sun,
    opacity: [0.1, 0.14, 0.2][index] ?? 0,
  }));
  // A crescent moon: a part of it is covered in the colour of the sky.
  const moon =
    `M${x + light * radius * 0.5} ${y - radius * 0.87}` +
    `A${radius} ${radius} 0 1 ${light < 0 ? 0 : 1} ${x + light * radius * 0.5} ${y + radius * 0.87}` +
    `A${radius * 1.05} ${radius * 1.05} 0 0 ${light < 0 ? 1 : 0} ${x + light * radius * 0.5} ${y - radius * 0.87}Z`;
  return scene.time === 'night'
    ? [...halo.slice(0, 2), { d: moon, fill: palette.sun }]
    : [...halo, { d: disc(x, y, radius), fill: palette.sun }];
};

const clouds = (studio: Studio, horizon: number): PaperShape[] => {
  const { random, palette, scene, sheet, light, sunX } = studio;
  const heavy = scene.weather === 'cloud' || scene.weather === 'rain' || scene.weather === 'snow';
  const [, high, middle, low] = palette.sky;
  return times(heavy ? 4 : 2, (index) => {
    const width = between(random, heavy ? 400 : 200, heavy ? 620 : 330);
    const y = horizon * between(random, 0.14, heavy ? 0.55 : 0.5);
    // Clouds in fair weather don't cover the sun and the moon.
    const x = heavy
      ? index * 370 + between(random, -80, 80)
      : sunX - light * between(random, 300, 760);
    const fill = heavy ? mix(high, low, 0.25 + index * 0.15) : mix(middle, palette.light, 0.3);
    return sheet(bank(random, x, y, width), fill, 4);
  }).flat();
};

/** The sky down to below `horizon`, in coloured bands, with sun, moon, stars and clouds. */
export const sky = (studio: Studio, horizon: number): PaperShape[] => {
  const { random, palette, scene } = studio;
  const [zenith, ...bands] = palette.sky;
  const hidden = scene.weather === 'rain' || scene.weather === 'snow';
  return [
    { d: rect(0, 0, WIDTH, HEIGHT), fill: zenith },
    ...bands.map((fill, index): PaperShape => {
      const y = horizon * (0.2 + index * 0.2);
      return { d: `${soft(wave(random, y, 16))}L1220 650L-20 650Z`, fill };
    }),
    ...(scene.time === 'night' && (scene.weather === 'clear' || scene.weather === 'cloud')
      ? stars(studio, horizon)
      : []),
    ...(hidden ? [] : luminary(studio, horizon)),
    ...(scene.weather === 'fog' ? [] : clouds(studio, horizon)),
    ...(scene.weather === 'clear' && scene.time !== 'night' ? [birds(studio, horizon)] : []),
  ];
};
