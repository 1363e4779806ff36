import { paneTone, tower } from '../layers/buildings';
import { hills, peaks } from '../layers/land';
import { sky } from '../layers/sky';
import { torch } from '../layers/torch';
import { bareTree, fir, firs } from '../layers/trees';
import { mist } from '../layers/weather';
import { arch, closed, disc, rect, times, WIDTH } from '../paper/path';
import { between } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { across } from './placing';

export const mansionSnow = (studio: Studio): Stage => {
  const { random, sheet, tone, light } = studio;
  const x = across(studio, 720);
  const wings =
    rect(x - 230, 330, 460, 150) +
    rect(x - 70, 270, 140, 210) +
    tower(x + 170, 480, 90, 230, 'spire');
  const panes = times(6, (index) =>
    rect(x - 206 + index * 66 + (index > 2 ? 50 : 0), 366, 22, 44),
  ).join('');
  const cap =
    closed([
      [x - 250, 334],
      [x - 200, 270],
      [x + 180, 270],
      [x + 180, 334],
    ]) +
    closed([
      [x - 86, 274],
      [x, 190],
      [x + 86, 274],
    ]);
  const bare = (tx: number, base: number, height: number, depth: number): PaperShape[] =>
    bareTree(random, tx, base, height).map((d, strength) => ({
      d,
      stroke: tone('timber', depth),
      width: height * ([0.042, 0.024, 0.014, 0.008][strength] ?? 0),
    }));
  return {
    behind: [
      ...sky(studio, 430),
      ...sheet(peaks(random, 440, 190, 5), tone('snow', 0.86), 4),
      ...mist(studio, 370),
      ...sheet(
        firs(random, -20, WIDTH, 18, () => 470, 110) + hills(random, 460, 8),
        tone('pine', 0.62),
      ),
      ...sheet(hills(random, 470, 10), tone('snow', 0.6), 4),
      ...sheet(wings, tone('brick', 0.4), 8),
      ...sheet(cap, tone('snow', 0.36), 5),
      { d: panes + arch(x - 24, 350, 48, 60), fill: paneTone(studio, 0.3) },
      { d: arch(x - 26, 484, 52, 84), fill: tone('timber', 0.26) },
      ...mist(studio, 440),
      ...sheet(hills(random, 492, 8), tone('snow', 0.4), 5),
      ...bare(across(studio, 240), 566, 380, 0.08),
      ...bare(across(studio, 1090), 540, 250, 0.2),
    ],
    hero: {
      x: across(studio, 430),
      base: 580,
      height: 140,
      facing: light < 0 ? 1 : -1,
      pose: 'walking',
      staff: true,
    },
    front: [
      {
        d: times(
          7,
          (index) => `M${across(studio, 390 - index * 34)} ${584 + (index % 2) * 8 + index * 3}h8`,
        ).join(''),
        stroke: tone('slate', 0.3),
        width: 6,
        opacity: 0.5,
      },
      ...sheet(hills(random, 612, 12), tone('snow', 0.14), 8),
    ],
  };
};

export const arena = (studio: Studio): Stage => {
  const { random, sheet, tone, light } = studio;
  const ring = (y: number, base: number, sag: number): string =>
    `M-20 ${y}Q600 ${y + sag} 1220 ${y}V${base}H-20Z`;
  const arches = (y: number, sag: number, count: number, height: number): string =>
    times(count, (index) => {
      const x = ((index + 0.5) * WIDTH) / count;
      const t = x / WIDTH;
      return arch(x - 26, y + 2 * sag * t * (1 - t) + height, 52, height * 0.72);
    }).join('');
  const banner = (x: number): string =>
    closed([
      [x, 150],
      [x + 44, 150],
      [x + 44, 262],
      [x + 22, 238],
      [x, 262],
    ]);
  const crowd = times(
    44,
    () => `M${Math.round(random() * WIDTH)} ${Math.round(between(random, 392, 446))}h0`,
  ).join('');
  const foe = across(studio, 380);
  return {
    behind: [
      ...sky(studio, 330),
      ...sheet(ring(140, 640, 150), tone('stone', 0.72), 5),
      { d: arches(150, 150, 14, 96), fill: tone('slate', 0.5) },
      ...mist(studio, 240),
      ...sheet(ring(262, 640, 150), tone('stone', 0.52), 6),
      { d: arches(278, 150, 12, 84), fill: tone('slate', 0.34) },
      ...sheet([130, 420, 740, 1030].map(banner).join(''), tone('shu', 0.4), 5),
      ...sheet(ring(372, 640, 90), tone('stone', 0.38), 5),
      { d: crowd, stroke: tone('plum', 0.2), width: 17 },
      ...sheet(ring(446, 640, 60), tone('timber', 0.3), 6),
      ...[140, 600, 1060].flatMap((place) =>
        torch(studio, place, 430 + 120 * (place / WIDTH) * (1 - place / WIDTH), 1),
      ),
      ...mist(studio, 450),
      ...sheet('M-20 520Q600 470 1220 520V660H-20Z', tone('sand', 0.3), 4),
      ...sheet(
        rect(foe - 7, 440, 14, 92) + disc(foe, 424, 26) + rect(foe - 44, 462, 88, 12),
        tone('timber', 0.12),
        6,
      ),
    ],
    hero: {
      x: across(studio, 730),
      base: 588,
      height: 184,
      facing: light < 0 ? -1 : 1,
      staff: true,
    },
    front: [
      ...sheet(
        closed([
          [-20, 660],
          [-20, 420],
          [70, 430],
          [110, 660],
        ]) +
          closed([
            [1220, 660],
            [1220, 410],
            [1130, 424],
            [1090, 660],
          ]),
        tone('stone', 0.02),
        12,
      ),
    ],
  };
};

export const camp = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette } = studio;
  const tent = across(studio, 860);
  const fire = across(studio, 560);
  return {
    behind: [
      ...sky(studio, 420),
      ...sheet(peaks(random, 420, 170, 4), tone('slate', 0.88), 4),
      ...mist(studio, 360),
      ...sheet(
        firs(random, -20, WIDTH, 20, () => 456, 130) + hills(random, 446, 10),
        tone('pine', 0.58),
      ),
      ...mist(studio, 430),
      ...sheet(hills(random, 490, 10), tone('leaf', 0.34)),
      ...sheet(
        closed([
          [tent - 190, 540],
          [tent - 20, 300],
          [tent + 20, 300],
          [tent + 190, 540],
        ]),
        tone('linen', 0.26),
        9,
      ),
      {
        d: closed([
          [tent - 62, 540],
          [tent, 318],
          [tent + 62, 540],
        ]),
        fill: paneTone(studio, 0.1),
      },
      {
        d: closed([
          [tent - 62, 540],
          [tent, 318],
          [tent - 16, 540],
        ]),
        fill: tone('earth', 0.16),
      },
      ...[150, 96, 56].map((r): PaperShape => ({
        d: disc(fire, 510, r),
        fill: palette.lamp,
        opacity: 0.13,
      })),
      {
        d: `M${fire - 44} 560l88 -26M${fire + 44} 560l-88 -26`,
        stroke: tone('timber', 0.04),
        width: 13,
      },
      {
        d: `M${fire - 28} 540q-12 -40 18 -72q0 26 14 28q8 -18 2 -38q40 34 20 82Z`,
        fill: '#e8853f',
      },
      { d: `M${fire - 12} 540q-6 -22 10 -40q2 16 8 16q12 12 4 24Z`, fill: '#ffdf9a' },
    ],
    hero: {
      x: across(studio, 400),
      base: 524,
      height: 170,
      facing: light < 0 ? 1 : -1,
      pose: 'sitting',
    },
    front: [
      ...sheet(rect(across(studio, 400) - 60, 520, 110, 30), tone('timber', 0.1), 5),
      ...sheet(
        fir(across(studio, 80), 640, 520) + fir(across(studio, 190), 650, 360),
        tone('pine', 0.04),
        11,
      ),
      ...sheet(hills(random, 606, 10), tone('pine', 0.02)),
    ],
  };
};
