import { skyline } from '../layers/buildings';
import { hills } from '../layers/land';
import { sky } from '../layers/sky';
import { boat, sea } from '../layers/water';
import { fogBank, mist } from '../layers/weather';
import { closed, disc, hole, rect, times, WIDTH } from '../paper/path';
import { between } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { across } from './placing';

export const bridgeFog = (studio: Studio): Stage => {
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
  return {
    behind: [
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
    ],
    hero: {
      x: light1 - light * 70,
      base: 430,
      height: 150,
      facing: light,
      pose: 'walking',
    },
    front: [
      ...sheet(deck, tone('stone', 0.22), 10),
      {
        d: 'M-20 486L600 427L1220 486',
        stroke: palette.light,
        width: 4,
        opacity: 0.35,
      },
      ...fogBank(studio, 520, 90),
      ...fogBank(studio, 590, 80),
    ],
  };
};

export const openSea = (studio: Studio): Stage => {
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
  return {
    behind: [
      ...sky(studio, 400),
      ...boat(studio, across(studio, 220), 412, 80, 0.7),
      ...sea(studio, 404, 7),
      ...mist(studio, 390),
      ...sheet(crest(486, 40, 6), tone('water', 0.34)),
      ...boat(studio, x, 520, 370, 0.18),
    ],
    hero: { x: x - light * 70, base: 486, height: 96, facing: light },
    front: [
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
    ],
  };
};
