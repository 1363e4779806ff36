import { paneTone, skyline } from '../layers/buildings';
import { figure } from '../layers/figure';
import { hills, peaks } from '../layers/land';
import { sky } from '../layers/sky';
import { blades, firs } from '../layers/trees';
import { boat, sea } from '../layers/water';
import { fogBank, mist, weather } from '../layers/weather';
import { blob, closed, disc, hole, rect, times, WIDTH, type Point } from '../paper/path';
import { between } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';

/** Mirrors what was drawn for light from the left. */
const mirrored = (studio: Studio, points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [studio.light < 0 ? x : WIDTH - x, y]);

const across = (studio: Studio, x: number): number => (studio.light < 0 ? x : WIDTH - x);

export const harbour = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light } = studio;
  const town = skyline(random, -10, 700, 404, [60, 130]);
  const quay = mirrored(studio, [
    [1240, 500],
    [560, 512],
    [500, 560],
    [500, 660],
    [1240, 660],
  ]);
  const post = (x: number): string => rect(across(studio, x) - 11, 486, 22, 60);
  const [crate] = [across(studio, 1060)];
  const inland = light < 0 ? town : skyline(random, 500, 1210, 404, [60, 130]);
  return [
    ...sky(studio, 390),
    ...sheet(peaks(random, 396, 120, 5), tone('slate', 0.9), 4),
    ...mist(studio, 340),
    ...sheet(inland.d, tone('plaster', 0.62)),
    { d: inland.panes, fill: paneTone(studio, 0.6) },
    ...sea(studio, 400, 4),
    ...boat(studio, across(studio, 250), 440, 170, 0.5),
    ...mist(studio, 420),
    ...boat(studio, across(studio, 440), 520, 330, 0.26),
    ...sheet(closed(quay), tone('stone', 0.2), 10),
    ...sheet(post(560) + post(820) + post(1140), tone('timber', 0.08), 5),
    ...sheet(rect(crate - 60, 420, 96, 84) + rect(crate - 20, 354, 70, 68), tone('wood', 0.16)),
    ...figure(studio, { x: across(studio, 760), base: 552, height: 170, facing: light }),
    ...sheet(
      blob(
        mirrored(studio, [
          [1240, 590],
          [1080, 576],
          [980, 612],
          [900, 664],
          [1240, 664],
        ]),
      ),
      tone('timber', 0.02),
      10,
    ),
    ...weather(studio),
  ];
};

export const bridgeFog = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light, palette } = studio;
  const far = skyline(random, -10, 1210, 420, [40, 120]);
  const arches = [60, 400, 740, 1080];
  const span = arches.map((x) => hole(x + 60, 560, 128)).join('');
  const deck =
    closed([
      [-20, 470],
      [600, 410],
      [1220, 470],
      [1220, 650],
      [-20, 650],
    ]) + span;
  const rail = times(25, (index) => {
    const x = index * 50;
    const y = 410 + Math.abs(x - 600) * 0.1;
    return rect(x - 4, y - 44, 8, 50);
  }).join('');
  const light1 = light < 0 ? 780 : 420;
  const post = (x: number): string => rect(x - 5, 292, 10, 130) + disc(x, 284, 15, 19);
  return [
    ...sky(studio, 430),
    ...sheet(far.d, tone('slate', 0.92), 3),
    ...fogBank(studio, 330, 110),
    ...sheet(hills(random, 448, 8), tone('pine', 0.7), 3),
    ...fogBank(studio, 420, 120),
    { d: rect(0, 540, WIDTH, 110), fill: tone('water', 0.5) },
    ...sheet(rail, tone('stone', 0.24), 3),
    ...[90, 52].map((r): PaperShape => ({
      d: disc(light1, 284, r) + disc(1200 - light1, 284, r),
      fill: palette.lamp,
      opacity: 0.14,
    })),
    ...sheet(post(light1) + post(1200 - light1), tone('iron', 0.16), 4),
    { d: disc(light1, 284, 10, 13) + disc(1200 - light1, 284, 10, 13), fill: palette.lamp },
    ...figure(studio, {
      x: light1 - light * 70,
      base: 430,
      height: 150,
      facing: light,
      pose: 'walking',
    }),
    ...sheet(deck, tone('stone', 0.22), 10),
    {
      d: 'M-20 486L600 427L1220 486',
      stroke: palette.light,
      width: 4,
      opacity: 0.35,
    },
    ...fogBank(studio, 520, 90),
    ...fogBank(studio, 590, 80),
    ...weather(studio),
  ];
};

export const island = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light } = studio;
  const isle = (x: number, base: number, width: number, height: number): string =>
    blob([
      [x - width, base],
      [x - width * 0.62, base - height * 0.4],
      [x - width * 0.2, base - height],
      [x + width * 0.12, base - height * 0.9],
      [x + width * 0.4, base - height * 0.5],
      [x + width * 0.8, base - height * 0.3],
      [x + width, base],
    ]);
  const x = across(studio, 420);
  return [
    ...sky(studio, 400),
    ...sheet(isle(across(studio, 960), 404, 150, 90), tone('slate', 0.9), 3),
    ...mist(studio, 350, 90),
    ...sea(studio, 400, 5),
    ...sheet(isle(x, 470, 300, 300), tone('rock', 0.46), 5),
    ...sheet(
      firs(random, x - 150, x + 110, 9, (at) => 330 + Math.abs(at - x) * 0.55, 100) +
        isle(x + light * 30, 470, 230, 200),
      tone('pine', 0.36),
    ),
    ...sheet(isle(x, 490, 350, 56), tone('sand', 0.4), 3),
    ...mist(studio, 430),
    ...boat(studio, across(studio, 850), 500, 150, 0.3),
    ...sheet(
      blob(
        mirrored(studio, [
          [1240, 540],
          [1040, 560],
          [860, 574],
          [700, 600],
          [560, 664],
          [1240, 664],
        ]),
      ),
      tone('sand', 0.16),
      9,
    ),
    ...figure(studio, {
      x: across(studio, 930),
      base: 590,
      height: 150,
      facing: light,
      staff: true,
    }),
    {
      d: blades(random, across(studio, 1040), across(studio, 1200), 590, 22, 60),
      stroke: tone('pine', 0),
      width: 3,
    },
    ...weather(studio),
  ];
};

export const lighthouse = (studio: Studio): PaperShape[] => {
  const { sheet, tone, light, palette, scene } = studio;
  const x = across(studio, 800);
  const cliff = mirrored(studio, [
    [1240, 380],
    [980, 372],
    [700, 386],
    [640, 430],
    [600, 520],
    [520, 560],
    [470, 660],
    [1240, 660],
  ]);
  const shaft = closed([
    [x - 46, 400],
    [x - 31, 150],
    [x + 31, 150],
    [x + 46, 400],
  ]);
  const band = (top: number, half: number): string =>
    closed([
      [x - half, top],
      [x + half, top],
      [x + half + 3, top + 50],
      [x - half - 3, top + 50],
    ]);
  const beam = (far: number): string =>
    closed([
      [x, 116],
      [x + light * 900, 116 - far],
      [x + light * 900, 116 + far * 0.7],
    ]);
  return [
    ...sky(studio, 420),
    ...sea(studio, 424, 8),
    ...mist(studio, 400),
    ...(scene.time === 'day'
      ? []
      : [150, 84].map((far): PaperShape => ({
          d: beam(far),
          fill: palette.window,
          opacity: 0.16,
        }))),
    ...boat(studio, across(studio, 250), 480, 120, 0.46),
    ...sheet(shaft, tone('linen', 0.24), 8),
    { d: band(206, 34) + band(306, 40), fill: tone('shu', 0.24) },
    ...sheet(rect(x - 44, 140, 88, 14), tone('iron', 0.16), 4),
    {
      d: rect(x - 22, 92, 44, 48),
      fill: scene.time === 'day' ? tone('iron', 0.3) : palette.window,
    },
    ...sheet(
      closed([
        [x - 34, 94],
        [x, 54],
        [x + 34, 94],
      ]),
      tone('shu', 0.16),
      4,
    ),
    ...sheet(
      rect(across(studio, 930) - 64, 322, 128, 66) +
        closed([
          [across(studio, 930) - 78, 324],
          [across(studio, 930), 270],
          [across(studio, 930) + 78, 324],
        ]),
      tone('slate', 0.26),
    ),
    { d: rect(across(studio, 930) - 14, 344, 26, 26), fill: palette.window },
    ...sheet(closed(cliff), tone('rock', 0.18), 10),
    ...sheet(
      blob(
        mirrored(studio, [
          [1240, 400],
          [1000, 380],
          [760, 380],
          [660, 404],
          [760, 430],
          [900, 416],
          [1240, 470],
        ]),
      ),
      tone('grass', 0.24),
      3,
    ),
    ...figure(studio, {
      x: across(studio, 690),
      base: 400,
      height: 104,
      facing: light,
      staff: true,
    }),
    ...sheet(
      closed(
        mirrored(studio, [
          [-20, 600],
          [110, 560],
          [190, 600],
          [300, 618],
          [380, 660],
          [-20, 660],
        ]),
      ),
      tone('rock', 0.02),
      9,
    ),
    ...weather(studio),
  ];
};

export const openSea = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light } = studio;
  const x = across(studio, 740);
  const crest = (y: number, rise: number, count: number): string => {
    const step = (WIDTH + 200) / count;
    const waves = times(count + 1, (index): string => {
      const from = Math.round(-160 + index * step);
      return `${index === 0 ? `M${from} 660V${y}` : ''}q${Math.round(step * 0.5)} ${rise} ${Math.round(step * 0.72)} ${-rise * 0.5}q${Math.round(step * 0.16)} ${-rise * 0.2} ${Math.round(step * 0.28)} ${rise * 0.5}`;
    }).join('');
    return `${waves}V660Z`;
  };
  return [
    ...sky(studio, 400),
    ...boat(studio, across(studio, 220), 412, 80, 0.7),
    ...sea(studio, 404, 7),
    ...mist(studio, 390),
    ...sheet(crest(486, 40, 6), tone('water', 0.34)),
    ...boat(studio, x, 520, 370, 0.18),
    ...figure(studio, { x: x - light * 70, base: 486, height: 96, facing: light }),
    ...sheet(
      closed([
        [x - 180, 478],
        [x + 206, 470],
        [x + 150, 560],
        [x - 130, 560],
      ]),
      tone('wood', 0.12),
      6,
    ),
    ...mist(studio, 470),
    ...sheet(crest(536, 46, 5), tone('deep', 0.22), 9),
    ...sheet(crest(596, 40, 4), tone('deep', between(random, 0.02, 0.06)), 9),
    ...weather(studio),
  ];
};
