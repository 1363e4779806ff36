import { mix } from '../paper/colour';
import { arch, closed, disc, open, rect, soft, times, WIDTH, type Point } from '../paper/path';
import { between, type Random } from '../paper/random';
import type { Paper, PaperShape, Studio } from '../paper/studio';

/** Colour of a lit window at a distance. */
export const paneTone = ({ palette }: Studio, depth: number): string =>
  mix(palette.window, palette.haze, palette.air * depth * 0.4);

interface House {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  /** Height of the wall, without the roof. */
  readonly height: number;
  readonly depth: number;
  readonly wall?: Paper;
  readonly roof?: Paper;
}

/** A house seen from its gable side: wall, roof with eaves, windows, door. */
export const house = (studio: Studio, place: House): PaperShape[] => {
  const { sheet, tone, random } = studio;
  const { x, base, width, height, depth, wall = 'plaster', roof = 'tile' } = place;
  const top = base - height;
  const rise = width * between(random, 0.36, 0.52);
  const eaves = width * 0.1;
  const pane = width * 0.15;
  const middle = x + width / 2;
  const chimney = x + width * (random() < 0.5 ? 0.2 : 0.72);
  const panes =
    height > width * 0.6
      ? rect(x + width * 0.2, top + height * 0.16, pane, pane * 1.2) +
        rect(x + width * 0.65, top + height * 0.16, pane, pane * 1.2)
      : rect(x + width * 0.66, base - height * 0.62, pane, pane * 1.1);
  return [
    { d: rect(chimney, top - rise * 0.92, width * 0.1, rise), fill: tone('brick', depth) },
    ...sheet(rect(x, top, width, height + 4), tone(wall, depth), 4),
    ...sheet(
      closed([
        [x - eaves, top + eaves * 0.5],
        [middle - 3, top - rise],
        [middle + 3, top - rise],
        [x + width + eaves, top + eaves * 0.5],
        [x + width + eaves * 0.8, top + eaves * 1.1],
        [x - eaves * 0.8, top + eaves * 1.1],
      ]),
      tone(roof, depth),
      5,
    ),
    { d: panes, fill: paneTone(studio, depth) },
    {
      d: arch(x + width * 0.4, base + 4, width * 0.2, Math.min(height * 0.5, width * 0.42)),
      fill: tone('timber', depth),
    },
  ];
};

interface Row {
  readonly d: string;
  readonly panes: string;
}

/** A row of gables as one shape, with their windows. */
export const skyline = (
  random: Random,
  from: number,
  to: number,
  base: number,
  [low, high]: readonly [number, number],
): Row => {
  let x = from;
  const cuts: string[] = [];
  const panes: string[] = [];
  while (x < to) {
    const width = between(random, (low + high) * 0.34, (low + high) * 0.56);
    const height = between(random, low, high);
    const rise = width * between(random, 0.3, 0.6);
    const top = base - height;
    cuts.push(
      closed([
        [x, base + 30],
        [x, top],
        [x - 4, top],
        [x + width / 2, top - rise],
        [x + width + 4, top],
        [x + width, top],
        [x + width, base + 30],
      ]),
    );
    const size = Math.max(5, high * 0.08);
    if (random() < 0.75) panes.push(rect(x + width * 0.24, top + size, size, size * 1.4));
    if (random() < 0.6) panes.push(rect(x + width * 0.62, top + size * 1.6, size, size * 1.4));
    x += width * between(random, 0.92, 1.1);
  }
  return { d: cuts.join(''), panes: panes.join('') };
};

/** A tower with a spire or with battlements. */
export const tower = (
  x: number,
  base: number,
  width: number,
  height: number,
  head: 'spire' | 'battlement',
): string => {
  const top = base - height;
  const flare = width * 0.14;
  if (head === 'spire')
    return (
      rect(x, top, width, height + 4) +
      closed([
        [x - flare, top + 3],
        [x + width / 2, top - width * 1.5],
        [x + width + flare, top + 3],
      ])
    );
  const merlon = (width + 2 * flare) / 5;
  return (
    rect(x, top, width, height + 4) +
    rect(x - flare, top - merlon * 0.4, width + 2 * flare, merlon * 1.2) +
    [0, 2, 4]
      .map((step) => rect(x - flare + step * merlon, top - merlon * 1.2, merlon, merlon))
      .join('')
  );
};

/** A market stall: striped awning on posts above a counter with goods. */
export const stall = (
  studio: Studio,
  {
    x,
    base,
    width,
    depth,
    cloth,
  }: { x: number; base: number; width: number; depth: number; cloth: Paper },
): PaperShape[] => {
  const { random, sheet, tone } = studio;
  const top = base - width * 0.82;
  const drop = width * 0.24;
  const counter = base - width * 0.32;
  const stripes = 6;
  const step = (width * 1.16) / stripes;
  const left = x - width * 0.08;
  const tongue = (index: number): string => {
    const from = left + index * step;
    const lean = (at: number) => x + width / 2 + (at - x - width / 2) * 0.82;
    const r = Math.round(step / 2);
    return (
      open([
        [lean(from), top],
        [lean(from + step), top],
        [from + step, top + drop],
      ]) + `a${r} ${r} 0 0 1 ${-2 * r} 0Z`
    );
  };
  const goods = times(5, (index) =>
    disc(
      x + width * (0.14 + index * 0.18),
      counter - 4,
      width * 0.075,
      width * between(random, 0.06, 0.09),
    ),
  );
  return [
    {
      d:
        rect(x, top, width * 0.035, width * 0.82) +
        rect(x + width * 0.965, top, width * 0.035, width * 0.82),
      fill: tone('timber', depth),
    },
    { d: rect(x, top + drop, width, width * 0.3), fill: tone('timber', depth), opacity: 0.5 },
    { d: goods.filter((_, index) => index % 2 === 0).join(''), fill: tone('ochre', depth) },
    { d: goods.filter((_, index) => index % 2 === 1).join(''), fill: tone('shu', depth) },
    ...sheet(rect(x - width * 0.02, counter, width * 1.04, width * 0.34), tone('wood', depth), 5),
    ...sheet(times(stripes, tongue).join(''), tone('linen', depth), 8),
    { d: [0, 2, 4].map(tongue).join(''), fill: tone(cloth, depth) },
  ];
};

/** Lanterns on a cord that hangs between two points. */
export const lanterns = (
  { palette, tone, scene }: Studio,
  from: Point,
  to: Point,
  count: number,
  size: number,
): PaperShape[] => {
  const sag = Math.abs(to[0] - from[0]) * 0.14;
  const cord = soft([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag], to]);
  const places = times(count, (index): Point => {
    const t = (index + 1) / (count + 1);
    const bend = 4 * sag * t * (1 - t);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + bend + size];
  });
  const lamps = places.map(([x, y]) => disc(x, y, size * 0.72, size)).join('');
  const lit = scene.time !== 'day';
  return [
    { d: cord, stroke: tone('timber', 0.1), width: 2.5 },
    ...(lit
      ? [
          {
            d: places.map(([x, y]) => disc(x, y, size * 2.2)).join(''),
            fill: palette.window,
            opacity: 0.16,
          },
        ]
      : []),
    { d: lamps, fill: lit ? palette.window : tone('shu', 0.15) },
  ];
};

/** Distant roofs with their windows. */
export const roofs = (
  studio: Studio,
  base: number,
  size: readonly [number, number],
  depth: number,
  paper: Paper,
): PaperShape[] => {
  const row = skyline(studio.random, -30, WIDTH + 20, base, size);
  return [
    ...studio.sheet(row.d, studio.tone(paper, depth), 5),
    { d: row.panes, fill: paneTone(studio, depth) },
  ];
};

/** Paving: courses of stone that widen towards the foreground. */
export const paving = ({ tone, sheet, palette }: Studio, y: number): PaperShape[] => [
  ...sheet(rect(-20, y, WIDTH + 40, 260), tone('stone', 0.26), 4),
  {
    d: [0.12, 0.32, 0.62]
      .map((share) => `M0 ${Math.round(y + (640 - y) * share)}h${WIDTH}`)
      .join(''),
    stroke: palette.shadow,
    width: 2,
    opacity: 0.16,
  },
];
