import { paneTone, tower } from '../layers/buildings';
import { hills, peaks } from '../layers/land';
import { sky } from '../layers/sky';
import { torch } from '../layers/torch';
import { crown, firs } from '../layers/trees';
import { mist } from '../layers/weather';
import { arch, blob, closed, land, rect, times, WIDTH } from '../paper/path';
import type { Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { across } from './placing';

export const towerScene = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette } = studio;
  const x = across(studio, 800);
  return {
    behind: [
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
      {
        d: `M${x - 60} 200h120M${x - 60} 210h120`,
        stroke: palette.shadow,
        width: 2,
        opacity: 0.25,
      },
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
    ],
    hero: {
      x: across(studio, 420),
      base: 586,
      height: 136,
      facing: light < 0 ? 1 : -1,
      staff: true,
    },
    front: [...sheet(hills(random, 612, 12), tone('pine', 0.03))],
  };
};

export const gate = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette } = studio;
  const x = across(studio, 690);
  const wall =
    rect(-20, 250, WIDTH + 40, 290) +
    times(22, (index) => rect(index * 60 - 30, 222, 34, 30)).join('') +
    tower(x - 220, 540, 110, 380, 'battlement') +
    tower(x + 110, 540, 110, 380, 'battlement') +
    rect(x - 112, 190, 224, 350);
  const way = `M${x - 84} 560v-150a84 84 0 0 1 168 0v150Z`;
  return {
    behind: [
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
      ...torch(studio, x - 124, 500, 0.9),
      ...torch(studio, x + 124, 500, 0.9),
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
    ],
    hero: { x: x - 20, base: 602, height: 150, facing: light, staff: true },
    front: [...sheet(crown(random, across(studio, 90), 560, 130), tone('pine', 0.03), 10)],
  };
};
