import { casement, counter, glow, lamp, room, shelves } from '../layers/room';
import { closed, disc, rect } from '../paper/path';
import { between } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { across, leftOf } from './placing';

export const shop = (studio: Studio): Stage => {
  const { sheet, tone, light } = studio;
  const scale = across(studio, 880);
  return {
    behind: [
      ...room(studio, { walls: ['ochre', 'linen', 'leaf'], floor: 'wood', floorY: 470 }),
      ...shelves(
        studio,
        { x: leftOf(studio, 560, 560), y: 90, width: 560, height: 330 },
        3,
        'jars',
      ),
      ...casement(studio, { x: leftOf(studio, 120, 240), y: 130, width: 240, height: 220 }, 470),
      ...lamp(studio, across(studio, 460), 170, 0.9),
      ...lamp(studio, across(studio, 840), 140, 0.8),
    ],
    hero: {
      x: across(studio, 430),
      base: 588,
      height: 270,
      facing: light < 0 ? 1 : -1,
    },
    front: [
      ...counter(studio, 500),
      {
        d: `M${scale} 498v-130M${scale - 90} 384L${scale + 90} 370M${scale - 90} 384l-34 66M${scale - 90} 384l34 66M${scale + 90} 370l-34 66M${scale + 90} 370l34 66`,
        stroke: tone('gold', 0.1),
        width: 6,
      },
      ...sheet(
        `M${scale - 132} 450h84a42 26 0 0 1 -84 0ZM${scale + 48} 436h84a42 26 0 0 1 -84 0Z${rect(scale - 46, 488, 92, 14)}`,
        tone('gold', 0.08),
        5,
      ),
      ...sheet(
        disc(across(studio, 650), 470, 36, 32) + disc(across(studio, 716), 476, 26, 26),
        tone('shu', 0.12),
        5,
      ),
    ],
  };
};

export const warehouse = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette } = studio;
  const door = leftOf(studio, 420, 300);
  const crate = (x: number, base: number, size: number, depth: number): PaperShape[] => [
    ...sheet(rect(x, base - size, size, size), tone('wood', depth), 7),
    {
      d: `M${Math.round(x + 8)} ${Math.round(base - size + 8)}h${Math.round(size - 16)}v${Math.round(size - 16)}h${Math.round(16 - size)}ZM${Math.round(x + 8)} ${Math.round(base - 8)}l${Math.round(size - 16)} ${Math.round(16 - size)}`,
      stroke: tone('timber', depth),
      width: 6,
    },
  ];
  const sack = (x: number, base: number, size: number): string =>
    `M${Math.round(x - size * 0.5)} ${Math.round(base)}q${Math.round(-size * 0.16)} ${Math.round(-size * 0.8)} ${Math.round(size * 0.34)} ${Math.round(-size * 0.94)}l${Math.round(-size * 0.06)} ${Math.round(-size * 0.16)}h${Math.round(size * 0.44)}l${Math.round(-size * 0.06)} ${Math.round(size * 0.16)}q${Math.round(size * 0.5)} ${Math.round(size * 0.14)} ${Math.round(size * 0.34)} ${Math.round(size * 0.94)}Z`;
  return {
    behind: [
      ...room(studio, { walls: ['wood', 'earth', 'stone'], floor: 'earth', floorY: 480 }),
      { d: rect(door, 150, 300, 334), fill: palette.sky[4] },
      { d: rect(door, 150, 300, 130), fill: palette.sky[3] },
      { d: `M${door} 484v-70q90 -40 170 -6q70 -30 130 -2v78Z`, fill: tone('slate', 0.85) },
      {
        d: closed([
          [door, 484],
          [door + 300, 484],
          [door + 300 - light * 150 + 90, 650],
          [door - light * 150 - 90, 650],
        ]),
        fill: palette.sky[4],
        opacity: 0.3,
      },
      ...sheet(
        rect(door - 26, 126, 26, 360) +
          rect(door + 300, 126, 26, 360) +
          rect(door - 40, 112, 380, 28),
        tone('timber', 0.3),
        7,
      ),
      {
        d: 'M-20 20L400 110L800 110L1220 20M-20 96H1220M200 -10V96M1000 -10V96',
        stroke: tone('timber', 0.2),
        width: 22,
      },
      ...crate(leftOf(studio, 150, 150), 490, 150, 0.4),
      ...crate(leftOf(studio, 180, 110), 340, 110, 0.44),
      ...crate(leftOf(studio, 840, 130), 486, 130, 0.4),
    ],
    hero: { x: door + 150, base: 520, height: 210, facing: light },
    front: [
      ...crate(leftOf(studio, 960, 190), 560, 190, 0.2),
      ...crate(leftOf(studio, 1000, 130), 370, 130, 0.22),
      ...sheet(
        sack(across(studio, 210), 580, between(random, 120, 140)) +
          sack(across(studio, 310), 590, 110),
        tone('linen', 0.2),
        7,
      ),
      ...crate(leftOf(studio, -50, 180), 650, 180, 0.06),
      ...lamp(studio, across(studio, 830), 230, 0.9),
    ],
  };
};

export const bakery = (studio: Studio): Stage => {
  const { sheet, tone, light, palette } = studio;
  const oven = leftOf(studio, 130, 330);
  const middle = oven + 165;
  const loaf = (x: number, size: number): string =>
    `M${x - size} 500q${-size * 0.1} ${-size * 0.8} ${size} ${-size * 0.8}q${size * 1.1} 0 ${size} ${size * 0.8}Z`;
  const loaves = [560, 680, 790].map((x, index) => loaf(across(studio, x), 50 + (index % 2) * 8));
  return {
    behind: [
      ...room(studio, { walls: ['linen', 'plaster', 'sand'], floor: 'stone', floorY: 470 }),
      ...shelves(
        studio,
        { x: leftOf(studio, 840, 290), y: 120, width: 290, height: 290 },
        3,
        'loaves',
      ),
      ...casement(studio, { x: leftOf(studio, 560, 190), y: 130, width: 190, height: 200 }, 470),
      ...sheet(
        `M${oven - 20} 490v-180a185 170 0 0 1 370 0v180Z${rect(middle - 60, -10, 120, 200)}`,
        tone('brick', 0.36),
        9,
      ),
      { d: `M${middle - 94} 420v-60a94 84 0 0 1 188 0v60Z`, fill: '#3a1d18' },
      { d: `M${middle - 78} 420v-34a78 58 0 0 1 156 0v34Z`, fill: '#e8853f' },
      { d: `M${middle - 50} 420v-12a50 34 0 0 1 100 0v12Z`, fill: '#ffd98a' },
      ...glow(studio, middle, 380, 110),
      { d: rect(middle - 120, 420, 240, 18), fill: tone('stone', 0.3) },
    ],
    hero: { x: across(studio, 480), base: 600, height: 260, facing: light },
    front: [
      ...counter(studio, 500),
      ...sheet(loaves.join(''), tone('ochre', 0.1), 6),
      {
        d: [560, 680, 790]
          .map((x) => `M${across(studio, x) - 18} 478l10 -16M${across(studio, x) + 6} 474l10 -16`)
          .join(''),
        stroke: palette.light,
        width: 4,
        opacity: 0.6,
      },
      ...lamp(studio, across(studio, 800), 90, 0.7),
    ],
  };
};
