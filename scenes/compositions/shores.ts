import { paneTone, skyline } from '../layers/buildings';
import { peaks } from '../layers/land';
import { sky } from '../layers/sky';
import { blades, firs } from '../layers/trees';
import { boat, sea } from '../layers/water';
import { mist } from '../layers/weather';
import { blob, closed, rect, WIDTH, type Point } from '../paper/path';
import type { PaperShape, Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { across } from './placing';

/** Mirrors shapes that were drawn for light from the left. */
const mirrored = (studio: Studio, points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [studio.light < 0 ? x : WIDTH - x, y]);

export const harbour = (studio: Studio): Stage => {
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
  return {
    behind: [
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
    ],
    hero: { x: across(studio, 760), base: 552, height: 170, facing: light },
    front: [
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
    ],
  };
};

export const island = (studio: Studio): Stage => {
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
  return {
    behind: [
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
    ],
    hero: {
      x: across(studio, 930),
      base: 590,
      height: 150,
      facing: light,
      staff: true,
    },
    front: [
      {
        d: blades(random, across(studio, 1040), across(studio, 1200), 590, 22, 60),
        stroke: tone('pine', 0),
        width: 3,
      },
    ],
  };
};

export const lighthouse = (studio: Studio): Stage => {
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
  return {
    behind: [
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
    ],
    hero: {
      x: across(studio, 690),
      base: 400,
      height: 104,
      facing: light,
      staff: true,
    },
    front: [
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
    ],
  };
};
