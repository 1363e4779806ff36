import { mix } from '../paper/colour';
import { arch, closed, disc, HEIGHT, rect, times, WIDTH } from '../paper/path';
import { between, pick } from '../paper/random';
import type { Paper, PaperShape, Studio } from '../paper/studio';
import { weather, type Area } from './weather';

interface Walls {
  /** One of several variants, selected by the seed. */
  readonly walls: readonly [Paper, ...Paper[]];
  readonly floor: Paper;
  readonly floorY: number;
}

/** A panelled wall and a floor of boards. */
export const room = (
  { random, tone, sheet, palette }: Studio,
  { walls, floor, floorY }: Walls,
): PaperShape[] => {
  const wall = pick(random, walls);
  const dado = Math.round(between(random, 44, 92));
  const boards = [0.18, 0.44, 0.78].map(
    (share) => `M0 ${Math.round(floorY + (HEIGHT - floorY) * share)}h${WIDTH}`,
  );
  return [
    { d: rect(0, 0, WIDTH, HEIGHT), fill: tone(wall, 0.62) },
    { d: rect(0, 0, WIDTH, 70), fill: palette.shadow, opacity: 0.1 },
    { d: rect(0, 0, WIDTH, 30), fill: palette.shadow, opacity: 0.12 },
    { d: rect(0, floorY - dado, WIDTH, dado), fill: tone(wall, 0.42) },
    ...sheet(rect(-20, floorY, WIDTH + 40, 250), tone(floor, 0.36), 3),
    { d: boards.join(''), stroke: palette.shadow, width: 2, opacity: 0.18 },
  ];
};

/** A window with the sky of that hour and weather, and the light that falls through it. */
export const casement = (
  studio: Studio,
  { x, y, width, height }: Area,
  floorY: number,
): PaperShape[] => {
  const { palette, tone, sheet, light, scene } = studio;
  const [, ...bands] = palette.sky;
  const sun = disc(x + width * (0.5 + light * 0.22), y + height * 0.34, width * 0.1);
  const hidden = scene.weather === 'rain' || scene.weather === 'snow' || scene.weather === 'fog';
  const hill = closed([
    [x, y + height],
    [x, y + height * 0.8],
    [x + width * 0.3, y + height * 0.7],
    [x + width * 0.62, y + height * 0.8],
    [x + width, y + height * 0.68],
    [x + width, y + height],
  ]);
  const reach = -light * width * 0.9;
  return [
    ...sheet(rect(x - 14, y - 14, width + 28, height + 28), tone('timber', 0.3), 6),
    { d: rect(x, y, width, height), fill: palette.sky[0] },
    ...bands.map((fill, index): PaperShape => {
      const from = height * (0.18 + index * 0.18);
      return { d: rect(x, y + from, width, height - from), fill };
    }),
    ...(hidden ? [] : [{ d: sun, fill: palette.sun }]),
    { d: hill, fill: mix(palette.sky[4], palette.figure, 0.45) },
    ...weather(studio, { x, y, width, height }),
    {
      d: `M${x + width / 2} ${y}v${height}M${x} ${Math.round(y + height * 0.42)}h${width}`,
      stroke: tone('timber', 0.3),
      width: 8,
    },
    ...sheet(rect(x - 26, y + height + 12, width + 52, 14), tone('timber', 0.2), 4),
    {
      d: closed([
        [x + reach * 0.5, floorY],
        [x + width + reach * 0.5, floorY],
        [x + width * 1.3 + reach, HEIGHT],
        [x - width * 0.1 + reach, HEIGHT],
      ]),
      fill: palette.sky[4],
      opacity: scene.time === 'night' ? 0.08 : 0.24,
    },
  ];
};

/** A hanging lamp and the rings of its light. */
export const lamp = (
  { palette, tone, scene }: Studio,
  x: number,
  y: number,
  size = 1,
): PaperShape[] => {
  const glow = { dawn: 0.09, day: 0.05, dusk: 0.13, night: 0.15 }[scene.time];
  return [
    ...[230, 150, 84].map((radius): PaperShape => ({
      d: disc(x, y, radius * size),
      fill: palette.lamp,
      opacity: glow,
    })),
    { d: `M${Math.round(x)} -5V${Math.round(y - 30 * size)}`, stroke: tone('iron', 0.1), width: 3 },
    { d: disc(x, y + 4 * size, 15 * size), fill: palette.lamp },
    {
      d: closed([
        [x - 10 * size, y - 32 * size],
        [x + 10 * size, y - 32 * size],
        [x + 36 * size, y],
        [x - 36 * size, y],
      ]),
      fill: tone('iron', 0.1),
    },
  ];
};

type Goods = 'books' | 'jars' | 'loaves';
const COLOURS: Readonly<Record<Goods, readonly [Paper, Paper, Paper]>> = {
  books: ['brick', 'ai', 'ochre'],
  jars: ['ai', 'ochre', 'shu'],
  loaves: ['ochre', 'earth', 'wood'],
};

/** Shelves with objects on them. */
export const shelves = (
  { random, tone, sheet, palette }: Studio,
  { x, y, width, height }: Area,
  rows: number,
  goods: Goods,
  depth = 0.42,
): PaperShape[] => {
  const row = height / rows;
  const items: [string[], string[], string[]] = [[], [], []];
  times(rows, (index) => {
    const foot = y + (index + 1) * row - 8;
    let at = x + 14;
    while (at < x + width - 34) {
      const size = goods === 'books' ? between(random, 11, 22) : between(random, 28, 44);
      const tall = row * between(random, 0.5, 0.74);
      const pile = items[Math.floor(random() * 3)];
      if (random() < 0.88)
        pile?.push(
          goods === 'books'
            ? rect(at, foot - tall, size, tall)
            : goods === 'jars'
              ? arch(at, foot, size, tall * 0.9)
              : disc(at + size / 2, foot - row * 0.2, size * 0.62, row * 0.22),
        );
      at += goods === 'books' ? size + 1 : size + 12;
    }
  });
  return [
    ...sheet(rect(x, y, width, height), tone('timber', depth), 7),
    {
      d: times(rows, (index) => rect(x + 10, y + index * row + 8, width - 20, row - 14)).join(''),
      fill: palette.shadow,
      opacity: 0.22,
    },
    ...items.map((pile, index): PaperShape => ({
      d: pile.join(''),
      fill: tone(COLOURS[goods][index] ?? 'wood', depth),
    })),
  ];
};

/** A table top on two legs. */
export const table = (x: number, base: number, width: number, height: number): string =>
  rect(x, base - height, width, 16) +
  rect(x + width * 0.07, base - height, 14, height) +
  rect(x + width * 0.93 - 14, base - height, 14, height);

/** The foreground layer: a counter across the bottom of the picture. */
export const counter = ({ sheet, tone }: Studio, y: number): PaperShape[] => [
  ...sheet(rect(-20, y, WIDTH + 40, 26), tone('wood', 0.06), 8),
  { d: rect(-20, y + 28, WIDTH + 40, 200), fill: tone('timber', 0) },
];

/** Rings of light around a flame. */
export const glow = ({ palette }: Studio, x: number, y: number, size: number): PaperShape[] =>
  [2.4, 1.6, 1].map((share) => ({
    d: disc(x, y, size * share),
    fill: palette.lamp,
    opacity: 0.12,
  }));
