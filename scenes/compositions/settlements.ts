import { house, paneTone, roofs, tower } from '../layers/buildings';
import { hills, peaks } from '../layers/land';
import { sky } from '../layers/sky';
import { crown, firs, trunk } from '../layers/trees';
import { mist } from '../layers/weather';
import { arch, blob, rect, WIDTH } from '../paper/path';
import type { Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { across } from './placing';

export const village = (studio: Studio): Stage => {
  const { random, sheet, tone, light } = studio;
  const homes = [
    { x: 250, base: 446, width: 110, height: 54, depth: 0.5 },
    { x: 760, base: 452, width: 130, height: 66, depth: 0.44 },
    { x: 940, base: 500, width: 190, height: 96, depth: 0.24 },
    { x: 90, base: 510, width: 170, height: 88, depth: 0.26 },
  ];
  const tree = across(studio, 640);
  return {
    behind: [
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
    ],
    hero: {
      x: across(studio, 480),
      base: 574,
      height: 140,
      facing: light,
      pose: 'walking',
      staff: true,
    },
    front: [...sheet(hills(random, 612, 10), tone('leaf', 0.04))],
  };
};

export const castleTown = (studio: Studio): Stage => {
  const { random, sheet, tone, light } = studio;
  const x = across(studio, 770);
  const castle =
    tower(x - 180, 330, 60, 130, 'spire') +
    tower(x + 130, 330, 64, 150, 'spire') +
    tower(x - 50, 330, 90, 170, 'spire') +
    tower(x - 110, 330, 230, 96, 'battlement') +
    rect(x - 190, 286, 390, 80);
  return {
    behind: [
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
    ],
    hero: {
      x: across(studio, 400),
      base: 592,
      height: 150,
      facing: light < 0 ? 1 : -1,
      staff: true,
    },
    front: [],
  };
};
