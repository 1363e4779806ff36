import { house, lanterns, paneTone, skyline, stall, tower } from '../layers/buildings';
import { figure } from '../layers/figure';
import { hills, peaks } from '../layers/land';
import { sky } from '../layers/sky';
import { crown, firs, trunk } from '../layers/trees';
import { mist, weather } from '../layers/weather';
import {
  arch,
  blob,
  closed,
  disc,
  hole,
  land,
  rect,
  times,
  WIDTH,
  type Point,
} from '../paper/path';
import { between } from '../paper/random';
import type { Paper, PaperShape, Studio } from '../paper/studio';

const across = ({ light }: Studio, x: number): number => (light < 0 ? x : WIDTH - x);

/** Far roofs with their windows. */
const roofs = (
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

/** Paving: courses of stone that widen towards the reader. */
const paving = ({ tone, sheet, palette }: Studio, y: number): PaperShape[] => [
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

export const market = (studio: Studio): PaperShape[] => {
  const { light } = studio;
  const at = (x: number, width: number) => (light < 0 ? x : WIDTH - x - width);
  return [
    ...sky(studio, 380),
    ...roofs(studio, 420, [120, 230], 0.78, 'slate'),
    ...mist(studio, 330),
    ...roofs(studio, 450, [90, 150], 0.52, 'plaster'),
    ...paving(studio, 446),
    ...stall(studio, { x: at(470, 170), base: 486, width: 170, depth: 0.42, cloth: 'ai' }),
    ...mist(studio, 430),
    ...stall(studio, { x: at(60, 290), base: 536, width: 290, depth: 0.22, cloth: 'shu' }),
    ...stall(studio, { x: at(880, 360), base: 590, width: 360, depth: 0.1, cloth: 'ochre' }),
    ...lanterns(studio, [at(120, 0), 236], [at(1000, 0), 214], 6, 12),
    ...figure(studio, { x: at(740, 0), base: 580, height: 186, facing: light }),
    ...weather(studio),
  ];
};

export const street = (studio: Studio): PaperShape[] => {
  const { light, sheet, tone, palette, random } = studio;
  const x = light < 0 ? 660 : 540;
  const side = (
    sign: -1 | 1,
    near: number,
    far: number,
    top: number,
    depth: number,
  ): PaperShape[] => {
    const gable: Point[] = [
      [x + sign * far, 456],
      [x + sign * far, top + 50],
      [x + sign * ((near + far) / 2), top - 40],
      [x + sign * near, top - 20],
      [x + sign * near, 470 + (near - 100) * 0.3],
    ];
    const panes = times(4, (index) => {
      const away = far + (near - far) * (0.24 + (index % 2) * 0.4);
      const size = 12 + away * 0.06;
      return rect(
        x + sign * away - size / 2,
        top + 90 + Math.floor(index / 2) * size * 3.2,
        size,
        size * 1.6,
      );
    }).join('');
    return [
      ...sheet(closed(gable), tone(random() < 0.5 ? 'plaster' : 'brick', depth), 8),
      { d: panes, fill: paneTone(studio, depth) },
    ];
  };
  const sign = x + 300;
  return [
    ...sky(studio, 420),
    ...sheet(tower(x - 60, 440, 60, 190, 'spire'), tone('slate', 0.84), 4),
    ...roofs(studio, 450, [60, 120], 0.7, 'slate'),
    ...mist(studio, 380),
    ...paving(studio, 452),
    ...side(-1, 250, 110, 250, 0.5),
    ...side(1, 270, 120, 230, 0.46),
    ...mist(studio, 420),
    ...side(-1, 460, 240, 130, 0.3),
    ...side(1, 500, 256, 150, 0.28),
    ...side(-1, 900, 440, 0, 0.12),
    ...side(1, 900, 480, 10, 0.1),
    ...sheet(rect(sign - 4, 232, 70, 6) + disc(sign + 42, 276, 34), tone('shu', 0.14), 6),
    { d: hole(sign + 42, 276, 20), fill: palette.light, opacity: 0.7 },
    ...figure(studio, {
      x: x - light * 30,
      base: 566,
      height: 158,
      facing: light,
      pose: 'walking',
    }),
    ...weather(studio),
  ];
};

export const village = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light } = studio;
  const homes = [
    { x: 250, base: 446, width: 110, height: 54, depth: 0.5 },
    { x: 760, base: 452, width: 130, height: 66, depth: 0.44 },
    { x: 940, base: 500, width: 190, height: 96, depth: 0.24 },
    { x: 90, base: 510, width: 170, height: 88, depth: 0.26 },
  ];
  const tree = across(studio, 640);
  return [
    ...sky(studio, 400),
    ...sheet(peaks(random, 400, 140, 5), tone('slate', 0.9), 4),
    ...mist(studio, 350),
    ...sheet(
      firs(random, -20, WIDTH, 10, () => 414, 64) + hills(random, 404, 14),
      tone('pine', 0.68),
    ),
    ...sheet(hills(random, 436, 12), tone('grass', 0.5)),
    ...homes
      .slice(0, 2)
      .flatMap((home) => house(studio, { ...home, roof: random() < 0.5 ? 'tile' : 'ochre' })),
    ...mist(studio, 420),
    ...sheet(trunk(tree, 470, 60, 14), tone('timber', 0.36), 4),
    ...sheet(crown(random, tree, 390, 62), tone('leaf', 0.38)),
    ...sheet(hills(random, 492, 10), tone('grass', 0.3)),
    ...homes.slice(2).flatMap((home) => house(studio, home)),
    ...sheet(
      blob([
        [tree - 30, 492],
        [tree + 20, 540],
        [500, 650],
        [780, 650],
        [tree + 70, 540],
        [tree - 6, 492],
      ]),
      tone('sand', 0.3),
      2,
    ),
    ...figure(studio, {
      x: across(studio, 480),
      base: 574,
      height: 140,
      facing: light,
      pose: 'walking',
      staff: true,
    }),
    ...sheet(hills(random, 612, 10), tone('leaf', 0.04)),
    ...weather(studio),
  ];
};

export const towerScene = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light, palette } = studio;
  const x = across(studio, 800);
  return [
    ...sky(studio, 440),
    ...sheet(peaks(random, 440, 120, 6), tone('slate', 0.9), 4),
    ...mist(studio, 370),
    ...sheet(
      firs(random, -20, WIDTH, 20, () => 460, 80) + hills(random, 452, 10),
      tone('pine', 0.6),
    ),
    ...sheet(
      tower(x + 60, 480, 70, 190, 'spire') + tower(x - 140, 480, 60, 130, 'spire'),
      tone('slate', 0.46),
    ),
    ...sheet(tower(x - 60, 490, 120, 330, 'spire'), tone('stone', 0.34), 9),
    ...sheet(
      closed([
        [x - 80, 164],
        [x, -20],
        [x + 80, 164],
      ]),
      tone('plum', 0.3),
    ),
    {
      d: [220, 300, 380]
        .map((y, index) => arch(x - 12 + (index - 1) * 18, y + 44, 24, 44))
        .join(''),
      fill: paneTone(studio, 0.2),
    },
    { d: `M${x - 60} 200h120M${x - 60} 210h120`, stroke: palette.shadow, width: 2, opacity: 0.25 },
    ...mist(studio, 450),
    ...sheet(
      land([
        [-20, 570],
        [x - 330, 506],
        [x - 120, 474],
        [x + 110, 474],
        [x + 340, 510],
        [WIDTH + 20, 574],
      ]),
      tone('grass', 0.26),
    ),
    ...sheet(
      blob([
        [x - 14, 484],
        [x + light * 50 - 24, 540],
        [x + light * 170 - 110, 660],
        [x + light * 170 + 130, 660],
        [x + light * 70 + 34, 545],
        [x + 14, 484],
      ]),
      tone('sand', 0.3),
      2,
    ),
    ...figure(studio, {
      x: across(studio, 420),
      base: 586,
      height: 136,
      facing: light < 0 ? 1 : -1,
      staff: true,
    }),
    ...sheet(hills(random, 612, 12), tone('pine', 0.03)),
    ...weather(studio),
  ];
};

export const castleTown = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light } = studio;
  const x = across(studio, 770);
  const castle =
    tower(x - 180, 330, 60, 130, 'spire') +
    tower(x + 130, 330, 64, 150, 'spire') +
    tower(x - 50, 330, 90, 170, 'spire') +
    tower(x - 110, 330, 230, 96, 'battlement') +
    rect(x - 190, 286, 390, 80);
  return [
    ...sky(studio, 400),
    ...sheet(peaks(random, 400, 130, 5), tone('slate', 0.92), 4),
    ...mist(studio, 320),
    ...sheet(castle, tone('stone', 0.66)),
    {
      d: [-30, 10].map((dx) => arch(x + dx, 240, 16, 32)).join('') + arch(x - 22, 340, 46, 70),
      fill: paneTone(studio, 0.6),
    },
    ...sheet(
      blob([
        [x - 520, 440],
        [x - 240, 340],
        [x, 318],
        [x + 240, 338],
        [x + 520, 440],
        [x + 520, 660],
        [x - 520, 660],
      ]),
      tone('leaf', 0.6),
    ),
    ...roofs(studio, 440, [50, 90], 0.54, 'plaster'),
    ...mist(studio, 410),
    ...roofs(studio, 500, [60, 110], 0.44, 'tile'),
    ...roofs(studio, 580, [80, 140], 0.3, 'slate'),
    ...sheet(hills(random, 588, 6), tone('stone', 0.06), 9),
    ...figure(studio, {
      x: across(studio, 400),
      base: 592,
      height: 150,
      facing: light < 0 ? 1 : -1,
      staff: true,
    }),
    ...weather(studio),
  ];
};

export const festival = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light, palette, scene } = studio;
  const bursts = [
    [320, 130, 92],
    [560, 200, 60],
    [860, 110, 104],
  ].map(([cx = 0, cy = 0, r = 0]) =>
    times(10, (index) => {
      const angle = (index * Math.PI) / 5;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return `M${Math.round(cx + dx * r * 0.4)} ${Math.round(cy + dy * r * 0.4)}l${Math.round(dx * r * 0.6)} ${Math.round(dy * r * 0.6)}`;
    }).join(''),
  );
  // Fireworks want a dark and a dry sky.
  const dark =
    (scene.time === 'night' || scene.time === 'dusk') &&
    (scene.weather === 'clear' || scene.weather === 'cloud');
  const flags = times(12, (index) => {
    const [fx, fy] = [index * 106 - 10, 128 + Math.sin(index * 0.9) * 22];
    return closed([
      [fx, fy],
      [fx + 44, fy],
      [fx + 22, fy + 46],
    ]);
  }).join('');
  const crowd = times(12, (index) => {
    const [cx, cy] = [index * 108 + random() * 30, 566 + random() * 18];
    const size = between(random, 28, 38);
    return disc(cx, cy, size * 0.5) + arch(cx - size, 660, size * 2, 660 - cy - size * 0.5);
  }).join('');
  return [
    ...sky(studio, 420),
    ...(dark
      ? bursts.map((d, index): PaperShape => ({
          d,
          stroke: [palette.window, '#f2a08c', '#f4e2b0'][index] ?? palette.window,
          width: 4,
          opacity: 0.85,
        }))
      : []),
    ...roofs(studio, 440, [110, 200], 0.72, 'slate'),
    ...mist(studio, 380),
    ...sheet(hills(random, 462, 4), tone('earth', 0.34), 3),
    ...stall(studio, {
      x: across(studio, light < 0 ? 130 : 320),
      base: 500,
      width: 190,
      depth: 0.42,
      cloth: 'shu',
    }),
    ...stall(studio, {
      x: across(studio, light < 0 ? 860 : 1050),
      base: 504,
      width: 190,
      depth: 0.4,
      cloth: 'ai',
    }),
    ...sheet(flags, tone('ochre', 0.2), 5),
    ...lanterns(studio, [-10, 196], [620, 206], 5, 20),
    ...lanterns(studio, [580, 206], [1210, 190], 5, 20),
    ...figure(studio, { x: across(studio, 640), base: 570, height: 176, facing: light }),
    ...sheet(crowd, tone('plum', 0.02), 8),
    ...weather(studio),
  ];
};

export const gate = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light, palette } = studio;
  const x = across(studio, 690);
  const wall =
    rect(-20, 250, WIDTH + 40, 290) +
    times(22, (index) => rect(index * 60 - 30, 222, 34, 30)).join('') +
    tower(x - 220, 540, 110, 380, 'battlement') +
    tower(x + 110, 540, 110, 380, 'battlement') +
    rect(x - 112, 190, 224, 350);
  const way = `M${x - 84} 560v-150a84 84 0 0 1 168 0v150Z`;
  return [
    ...sky(studio, 420),
    ...sheet(peaks(random, 300, 140, 6), tone('slate', 0.9), 4),
    ...mist(studio, 240),
    ...sheet(wall, tone('stone', 0.4), 10),
    { d: way, fill: palette.sky[4] },
    { d: `M${x - 84} 560v-70q84 -60 168 -20v90Z`, fill: tone('slate', 0.72) },
    {
      d: `M${x - 94} 560v-150a94 94 0 0 1 188 0v150h-10v-150a84 84 0 0 0 -168 0v150Z`,
      fill: tone('rock', 0.22),
    },
    {
      d: times(5, (index) => `M${x - 56 + index * 28} 330v64`).join('') + `M${x - 80} 372h160`,
      stroke: tone('iron', 0.16),
      width: 7,
    },
    { d: rect(x - 30, 226, 24, 44) + rect(x + 10, 226, 24, 44), fill: paneTone(studio, 0.3) },
    ...sheet(
      closed([
        [x - 190, 250],
        [x - 140, 250],
        [x - 140, 380],
        [x - 165, 350],
        [x - 190, 380],
      ]) +
        closed([
          [x + 140, 250],
          [x + 190, 250],
          [x + 190, 380],
          [x + 165, 350],
          [x + 140, 380],
        ]),
      tone('shu', 0.28),
      5,
    ),
    ...mist(studio, 440),
    ...sheet(
      closed([
        [-20, 546],
        [1220, 546],
        [1220, 660],
        [-20, 660],
      ]),
      tone('earth', 0.24),
      4,
    ),
    {
      d: closed([
        [x - 84, 548],
        [x + 84, 548],
        [x + 240, 660],
        [x - 240, 660],
      ]),
      fill: tone('sand', 0.36),
    },
    ...figure(studio, { x: x - 20, base: 602, height: 150, facing: light, staff: true }),
    ...sheet(crown(random, across(studio, 90), 560, 130), tone('pine', 0.03), 10),
    ...weather(studio),
  ];
};
