import { house, roofs } from '../layers/buildings';
import { hills } from '../layers/land';
import { sky } from '../layers/sky';
import { blades } from '../layers/trees';
import { mist } from '../layers/weather';
import { blob, closed, disc, rect, WIDTH, type Point } from '../paper/path';
import type { PaperShape, Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { across } from './placing';

/** A sitting cat, seen from behind. */
const cat = ({ palette, light }: Studio, x: number, base: number): PaperShape[] => {
  const put = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x - px * light, base + py]);
  return [
    {
      d:
        blob(
          put([
            [-22, 0],
            [-26, -22],
            [-13, -44],
            [0, -52],
            [13, -44],
            [26, -22],
            [22, 0],
          ]),
        ) +
        disc(x, base - 56, 15, 13) +
        closed(
          put([
            [-15, -58],
            [-12, -78],
            [-2, -67],
          ]),
        ) +
        closed(
          put([
            [15, -58],
            [12, -78],
            [2, -67],
          ]),
        ),
      fill: palette.figure,
    },
    {
      d: `M${x - 18 * light} ${base - 6}q${-34 * light} 4 ${-40 * light} -26`,
      stroke: palette.figure,
      width: 8,
    },
  ];
};

/** The remains of a burnt-down house: its neighbours, the sill, one black post. */
export const ruin = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette } = studio;
  const post = across(studio, 410);
  const stump = across(studio, 810);
  return {
    behind: [
      ...sky(studio, 420),
      ...roofs(studio, 452, [60, 130], 0.72, 'slate'),
      ...mist(studio, 400),
      ...sheet(hills(random, 468, 6), tone('earth', 0.5), 4),
      ...house(studio, { x: -60, base: 508, width: 300, height: 190, depth: 0.34 }),
      ...house(studio, { x: 970, base: 512, width: 300, height: 210, depth: 0.32, wall: 'sand' }),
      ...mist(studio, 450),
      ...sheet(hills(random, 504, 5), tone('grass', 0.32), 4),
      // The ground where the floor was is still clear.
      {
        d: closed([
          [330, 516],
          [870, 516],
          [960, 584],
          [240, 584],
        ]),
        fill: tone('sand', 0.34),
      },
      ...sheet(
        rect(326, 508, 548, 12) +
          closed([
            [326, 508],
            [342, 508],
            [262, 584],
            [236, 584],
          ]) +
          closed([
            [858, 508],
            [874, 508],
            [964, 584],
            [938, 584],
          ]),
        tone('iron', 0.2),
        4,
      ),
      { d: blades(random, 340, 860, 520, 16, 22), stroke: tone('leaf', 0.2), width: 4 },
      ...sheet(
        closed([
          [post - 13, 520],
          [post - 12, 236],
          [post - 5, 222],
          [post + 2, 240],
          [post + 9, 214],
          [post + 13, 520],
        ]) +
          closed([
            [stump - 12, 520],
            [stump - 14, 446],
            [stump - 4, 428],
            [stump + 4, 450],
            [stump + 13, 440],
            [stump + 12, 520],
          ]),
        tone('iron', 0),
        8,
      ),
      {
        d: `M${post + 10} 300h14M${post + 10} 344h14`,
        stroke: tone('stone', 0.3),
        width: 4,
      },
      ...sheet(rect(232, 576, 736, 20), tone('iron', 0.06), 6),
      ...cat(studio, across(studio, 640), 578),
    ],
    hero: {
      x: across(studio, 540),
      base: 560,
      height: 168,
      facing: light < 0 ? 1 : -1,
    },
    front: [
      ...sheet(hills(random, 612, 8), tone('leaf', 0.04)),
      { d: blades(random, 0, WIDTH, 608, 60, 34), stroke: tone('pine', 0.02), width: 4 },
      { d: blades(random, 0, WIDTH, 616, 20, 44), stroke: palette.light, width: 2.5, opacity: 0.4 },
    ],
  };
};
