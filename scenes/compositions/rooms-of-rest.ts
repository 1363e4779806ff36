import { casement, glow, lamp, room, table } from '../layers/room';
import { arch, closed, disc, rect, times, WIDTH } from '../paper/path';
import { between } from '../paper/random';
import type { Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { across, leftOf } from './placing';

export const inn = (studio: Studio): Stage => {
  const { sheet, tone, light, palette } = studio;
  const hearth = leftOf(studio, 800, 260);
  const middle = hearth + 130;
  const flame = (size: number): string =>
    `M${middle - 40 * size} 462q${-14 * size} ${-50 * size} ${26 * size} ${-86 * size}q${-2 * size} ${34 * size} ${20 * size} ${36 * size}q${14 * size} ${-20 * size} ${4 * size} ${-44 * size}q${52 * size} ${40 * size} ${26 * size} ${94 * size}Z`;
  const seat = across(studio, 430);
  return {
    behind: [
      ...room(studio, { walls: ['plaster', 'ochre', 'brick'], floor: 'wood', floorY: 470 }),
      {
        d: [60, 400, 740, 1080].map((x) => rect(x, 0, 34, 470)).join('') + rect(0, 84, WIDTH, 28),
        fill: tone('timber', 0.4),
      },
      ...casement(studio, { x: leftOf(studio, 150, 190), y: 160, width: 190, height: 190 }, 470),
      ...sheet(
        rect(hearth - 20, 250, 300, 226) + rect(hearth + 30, -10, 200, 270),
        tone('stone', 0.36),
        9,
      ),
      { d: arch(hearth + 40, 476, 180, 160), fill: palette.shadow, opacity: 0.75 },
      ...glow(studio, middle, 420, 90),
      { d: flame(1), fill: '#e8853f' },
      { d: flame(0.55), fill: '#ffd98a' },
      ...sheet(rect(hearth - 34, 238, 328, 22), tone('timber', 0.22), 6),
      ...lamp(studio, across(studio, 560), 200, 1),
    ],
    hero: {
      x: seat,
      base: 500,
      height: 200,
      facing: light < 0 ? 1 : -1,
      pose: 'sitting',
    },
    front: [
      ...sheet(
        rect(seat - 56, 500, 84, 14) + rect(seat - 46, 510, 12, 70) + rect(seat + 8, 510, 12, 70),
        tone('timber', 0.12),
        5,
      ),
      ...sheet(table(leftOf(studio, 470, 330), 590, 330, 120), tone('wood', 0.12), 8),
      ...sheet(
        rect(leftOf(studio, 560, 30), 436, 30, 36) + disc(across(studio, 660), 468, 44, 9),
        tone('ai', 0.14),
        4,
      ),
      ...sheet(rect(-20, 604, WIDTH + 40, 60), tone('timber', 0), 8),
    ],
  };
};

export const bathhouse = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette } = studio;
  const steam = times(6, (index) => {
    const x = 130 + index * 190 + between(random, -40, 40);
    const y = between(random, 380, 470);
    return `M${Math.round(x)} ${Math.round(y)}q-40 -50 0 -100q36 -46 0 -96`;
  }).join('');
  const pillar = (x: number): string =>
    rect(x - 10, 60, 68, 30) + rect(x, 90, 48, 340) + rect(x - 10, 410, 68, 26);
  const tub = leftOf(studio, 160, 110);
  return {
    behind: [
      ...room(studio, { walls: ['water', 'slate', 'sand'], floor: 'stone', floorY: 430 }),
      ...casement(studio, { x: 470, y: 110, width: 260, height: 200 }, 430),
      ...sheet(
        pillar(leftOf(studio, 280, 48)) + pillar(leftOf(studio, 870, 48)),
        tone('linen', 0.4),
        7,
      ),
      ...sheet(rect(120, 470, 960, 34), tone('plaster', 0.3), 6),
      { d: rect(140, 482, 920, 30), fill: tone('deep', 0.36) },
      ...sheet('M-20 540Q300 520 600 536T1220 530V660H-20Z', tone('water', 0.3), 4),
      {
        d: 'M180 570h120M420 590h180M700 566h150M900 600h160',
        stroke: palette.light,
        width: 4,
        opacity: 0.45,
      },
    ],
    hero: {
      x: across(studio, 760),
      base: 474,
      height: 190,
      facing: light < 0 ? -1 : 1,
      pose: 'sitting',
    },
    front: [
      { d: steam, stroke: palette.light, width: 26, opacity: 0.14 },
      { d: steam, stroke: palette.light, width: 10, opacity: 0.16 },
      ...sheet(
        closed([
          [tub, 420],
          [tub + 110, 420],
          [tub + 98, 478],
          [tub + 12, 478],
        ]),
        tone('wood', 0.2),
        6,
      ),
      ...lamp(studio, across(studio, 400), 150, 0.9),
      ...sheet(
        rect(-20, -20, WIDTH + 40, 46) +
          times(6, (index) =>
            closed([
              [index * 206 - 10, 10],
              [index * 206 + 186, 10],
              [index * 206 + 176, 130],
              [index * 206, 130],
            ]),
          ).join(''),
        tone('ai', 0.04),
        9,
      ),
      // The ♨ sign of bath houses on the curtain.
      {
        d: [294, 706]
          .map(
            (x) =>
              `M${x - 36} 82a37 24 0 1 0 72 0${[-18, 0, 18].map((dx) => `M${x + dx} 92q-9 -14 0 -27q9 -13 0 -26`).join('')}`,
          )
          .join(''),
        stroke: tone('linen', 0.1),
        width: 7,
      },
    ],
  };
};

export const diningRoom = (studio: Studio): Stage => {
  const { sheet, tone, light, palette } = studio;
  const candle = [360, 480, 720, 840];
  const chair = (x: number, base: number, height = 150): string => arch(x, base, 76, height);
  return {
    behind: [
      ...room(studio, { walls: ['brick', 'plum', 'pine'], floor: 'timber', floorY: 440 }),
      ...casement(studio, { x: leftOf(studio, 90, 170), y: 100, width: 170, height: 240 }, 440),
      ...casement(studio, { x: leftOf(studio, 940, 170), y: 100, width: 170, height: 240 }, 440),
      ...sheet(rect(530, 90, 140, 180), tone('gold', 0.34), 7),
      { d: rect(546, 106, 108, 148), fill: tone('ai', 0.4) },
      { d: `${disc(600, 160, 22)}M556 254q4 -64 44 -64t44 64Z`, fill: tone('plaster', 0.4) },
      ...lamp(studio, 600, 60, 0.001),
      {
        d: 'M600 -5V30M480 60Q600 120 720 60M540 60Q600 96 660 60',
        stroke: tone('gold', 0.12),
        width: 6,
      },
      ...[480, 540, 660, 720].flatMap((x) => [
        { d: disc(x, 44, 40), fill: palette.lamp, opacity: 0.16 },
        { d: disc(x, 46, 8, 13), fill: palette.lamp },
      ]),
      ...sheet([300, 440, 684, 824].map((x) => chair(x, 500)).join(''), tone('timber', 0.32), 5),
    ],
    hero: { x: across(studio, 620), base: 490, height: 210, facing: light },
    front: [
      ...sheet('M150 470h900l60 60v30h-1020v-30Z', tone('linen', 0.26), 8),
      { d: candle.map((x) => rect(x - 6, 410, 12, 70)).join(''), fill: tone('linen', 0.1) },
      ...candle.flatMap((x) => [
        { d: disc(x, 398, 36), fill: palette.lamp, opacity: 0.18 },
        { d: disc(x, 398, 6, 12), fill: palette.lamp },
      ]),
      ...sheet([260, 560, 900].map((x) => disc(x, 508, 56, 10)).join(''), tone('snow', 0.1), 3),
      ...sheet(
        [110, 380, 744, 1014].map((x) => `${chair(x, 680, 214)}`).join(''),
        tone('timber', 0),
        9,
      ),
    ],
  };
};
