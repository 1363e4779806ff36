import { hills, peaks } from '../layers/land';
import { sky } from '../layers/sky';
import { blades, crown, fir, firs, trunk } from '../layers/trees';
import { mist } from '../layers/weather';
import { closed, soft, times, WIDTH, type Point } from '../paper/path';
import { between } from '../paper/random';
import type { Studio } from '../paper/studio';
import type { Stage } from '../stage';

/** A winding path from the foreground to a point on the horizon. */
const path = (x: number, y: number, foot: number, width: number): string => {
  const middle = (y + 640) / 2;
  const bend = (foot - x) * 0.1 + 120;
  const left: Point[] = [
    [x - 3, y],
    [x + bend * 0.7, y + 34],
    [x - bend, middle],
    [foot - width, 560],
    [foot - width * 1.2, 650],
  ];
  const right: Point[] = [
    [foot + width * 1.2, 650],
    [foot + width * 0.4, 560],
    [x - bend * 0.4, middle - 6],
    [x + bend * 0.9, y + 32],
    [x + 3, y],
  ];
  return `${soft(left)}L${soft(right).slice(1)}Z`;
};

/** Position of the figure: on the third of the picture away from the light. */
const third = (light: -1 | 1): number => (light < 0 ? WIDTH * 0.64 : WIDTH * 0.36);

export const wayside = (studio: Studio): Stage => {
  const { random, sheet, tone, light } = studio;
  const x = third(light);
  const tree = light < 0 ? 1010 : 190;
  return {
    behind: [
      ...sky(studio, 400),
      ...sheet(peaks(random, 400, 120, 5), tone('slate', 0.9)),
      ...mist(studio, 380),
      ...sheet(hills(random, 420, 24), tone('leaf', 0.66)),
      ...sheet(hills(random, 470, 22), tone('grass', 0.42)),
      ...sheet(path(x, 468, x - light * 120, 80), tone('sand', 0.4), 2),
      ...mist(studio, 470),
      ...sheet(trunk(tree, 560, 150, 22), tone('timber', 0.16)),
      ...sheet(crown(random, tree, 360, 120), tone('leaf', 0.22)),
    ],
    hero: { x, base: 566, height: 132, facing: light, pose: 'walking', staff: true },
    front: [
      ...sheet(hills(random, 606, 14), tone('pine', 0.05)),
      { d: blades(random, 0, WIDTH, 600, 46), stroke: tone('pine', 0), width: 3 },
    ],
  };
};

export const field = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette } = studio;
  const x = third(light);
  const rows = times(7, (index): string => {
    const spread = (index - 3) * 240;
    return closed([
      [x + spread * 0.22 - 4, 436],
      [x + spread * 0.22 + 8, 436],
      [600 + spread * 1.5 + 70, 650],
      [600 + spread * 1.5 - 40, 650],
    ]);
  }).join('');
  const far = light < 0 ? 250 : 900;
  return {
    behind: [
      ...sky(studio, 430),
      ...sheet(hills(random, 396, 26), tone('slate', 0.85)),
      ...sheet(
        firs(random, far, far + 240, 8, () => 430, 84) + hills(random, 428, 8),
        tone('pine', 0.66),
      ),
      ...mist(studio, 390),
      ...sheet(hills(random, 446, 5), tone('ochre', 0.4)),
      { d: rows, fill: tone('earth', 0.3), opacity: 0.5 },
      ...mist(studio, 470),
    ],
    hero: { x, base: 570, height: 150, facing: light, staff: true },
    front: [
      ...sheet(hills(random, 596, 12), tone('ochre', 0.1)),
      {
        d: blades(random, 0, WIDTH, 606, 46, 58),
        stroke: tone('ochre', 0.06),
        width: 4,
      },
      { d: blades(random, 0, WIDTH, 618, 22, 62), stroke: palette.light, width: 2.5, opacity: 0.5 },
    ],
  };
};

export const forest = (studio: Studio): Stage => {
  const { random, sheet, tone, light } = studio;
  const x = third(light) - light * 30;
  const stand = (count: number, width: number, base: number, clear: number): string =>
    times(count, (index) => {
      const place = ((index + between(random, 0.2, 0.8)) * 1240) / count - 20;
      const side = place < x ? -1 : 1;
      return Math.abs(place - x) < clear
        ? trunk(x + side * (clear + random() * 60), base, 760, width)
        : trunk(place, base, 760, width * between(random, 0.7, 1.2));
    }).join('');
  const beam = (from: number, width: number): string =>
    closed([
      [from, -10],
      [from + width, -10],
      [from + width - light * 300, 650],
      [from - width * 0.6 - light * 300, 650],
    ]);
  return {
    behind: [
      ...sky(studio, 520),
      ...sheet(stand(15, 13, 500, 60) + hills(random, 490, 10), tone('pine', 0.82), 4),
      ...mist(studio, 380),
      ...sheet(stand(9, 22, 545, 110) + hills(random, 530, 12), tone('pine', 0.56)),
      {
        d: beam(x + light * 220, 110) + beam(x + light * 60, 60),
        fill: studio.palette.light,
        opacity: 0.13,
      },
      ...mist(studio, 460),
      ...sheet(path(x, 530, x - light * 70, 110), tone('sand', 0.46), 2),
    ],
    hero: { x, base: 580, height: 128, facing: light, pose: 'walking', staff: true },
    front: [
      ...sheet(
        trunk(light < 0 ? 1090 : 110, 640, 760, 66) + trunk(light < 0 ? 120 : 1080, 640, 760, 44),
        tone('timber', 0.04),
        11,
      ),
      ...sheet(crown(random, light < 0 ? 1060 : 140, -6, 200), tone('pine', 0.08), 10),
      ...sheet(hills(random, 612, 12), tone('pine', 0.02)),
      { d: blades(random, 0, WIDTH, 604, 44, 34), stroke: tone('pine', 0), width: 4 },
    ],
  };
};

export const mountainPath = (studio: Studio): Stage => {
  const { random, sheet, tone, light } = studio;
  const mirror = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [light < 0 ? px : WIDTH - px, py]);
  const slope = mirror([
    [1240, 190],
    [1050, 300],
    [900, 352],
    [780, 440],
    [560, 480],
    [340, 560],
    [120, 600],
    [-40, 660],
    [1240, 660],
  ]);
  const ledge = mirror([
    [1240, 330],
    [1010, 380],
    [830, 460],
    [620, 500],
    [390, 575],
    [180, 640],
    [250, 650],
    [450, 596],
    [650, 528],
    [860, 490],
    [1040, 412],
    [1240, 370],
  ]);
  const [walker] = mirror([[770, 506]]);
  const [pine] = mirror([[1060, 400]]);
  return {
    behind: [
      ...sky(studio, 470),
      ...sheet(peaks(random, 440, 250, 4), tone('slate', 0.92), 4),
      ...mist(studio, 330, 90),
      ...sheet(peaks(random, 500, 240, 5), tone('rock', 0.68)),
      ...mist(studio, 420),
      ...sheet(peaks(random, 600, 190, 6), tone('pine', 0.5)),
      ...mist(studio, 480),
      ...sheet(closed(slope), tone('rock', 0.28), 10),
      ...sheet(closed(ledge), tone('sand', 0.32), 3),
      ...sheet(
        fir(pine?.[0] ?? 0, 372, 170) + fir((pine?.[0] ?? 0) - light * 84, 330, 130),
        tone('pine', 0.16),
      ),
    ],
    hero: {
      x: walker?.[0] ?? 0,
      base: walker?.[1] ?? 0,
      height: 120,
      facing: light < 0 ? 1 : -1,
      pose: 'walking',
      staff: true,
    },
    front: [
      ...sheet(
        closed(
          mirror([
            [-20, 560],
            [90, 520],
            [190, 570],
            [330, 600],
            [430, 660],
            [-20, 660],
          ]),
        ),
        tone('rock', 0.02),
        10,
      ),
    ],
  };
};

export const nightSky = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette } = studio;
  const x = third(light);
  const arcs = times(4, (index) => {
    const radius = 210 + index * 92;
    const [cx, cy] = [600 + light * 240, 400];
    const from = between(random, 3.4, 4.4);
    const to = from + between(random, 0.5, 1.1);
    const on = (angle: number) =>
      `${Math.round(cx + Math.cos(angle) * radius)} ${Math.round(cy + Math.sin(angle) * radius)}`;
    return `M${on(from)}A${radius} ${radius} 0 0 1 ${on(to)}`;
  }).join('');
  return {
    behind: [
      ...sky(studio, 520),
      { d: arcs, stroke: palette.sun, width: 1.6, opacity: 0.4 },
      ...sheet(peaks(random, 520, 130, 6), tone('slate', 0.8)),
      ...mist(studio, 440),
      ...sheet(
        firs(random, -20, WIDTH, 22, () => 540, 72) + hills(random, 532, 8),
        tone('pine', 0.5),
      ),
      ...mist(studio, 500),
      ...sheet(
        soft([
          [-20, 600],
          [200, 560 - light * 20],
          [600, 520],
          [1000, 560 + light * 20],
          [1220, 610],
        ]) + 'L1220 660L-20 660Z',
        tone('grass', 0.06),
        10,
      ),
    ],
    hero: { x, base: 556, height: 120, facing: light, staff: true },
    front: [{ d: blades(random, 0, WIDTH, 600, 50, 24), stroke: tone('pine', 0), width: 3 }],
  };
};
