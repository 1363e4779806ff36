import { figure } from '../layers/figure';
import { casement, lamp, room, shelves, table } from '../layers/room';
import { arch, closed, disc, rect, times, WIDTH } from '../paper/path';
import { between } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';

/** The left edge of a thing of this width, mirrored with the light. */
const at = ({ light }: Studio, x: number, width = 0): number => (light < 0 ? x : WIDTH - x - width);

const FLOOR = 470;

/** The nearest sheet: a counter across the foot of the picture. */
const counter = ({ sheet, tone }: Studio, y: number): PaperShape[] => [
  ...sheet(rect(-20, y, WIDTH + 40, 26), tone('wood', 0.06), 8),
  { d: rect(-20, y + 28, WIDTH + 40, 200), fill: tone('timber', 0) },
];

const glow = ({ palette }: Studio, x: number, y: number, size: number): PaperShape[] =>
  [2.4, 1.6, 1].map((share) => ({
    d: disc(x, y, size * share),
    fill: palette.lamp,
    opacity: 0.12,
  }));

export const inn = (studio: Studio): PaperShape[] => {
  const { sheet, tone, light, palette } = studio;
  const hearth = at(studio, 800, 260);
  const middle = hearth + 130;
  const flame = (size: number): string =>
    `M${middle - 40 * size} 462q${-14 * size} ${-50 * size} ${26 * size} ${-86 * size}q${-2 * size} ${34 * size} ${20 * size} ${36 * size}q${14 * size} ${-20 * size} ${4 * size} ${-44 * size}q${52 * size} ${40 * size} ${26 * size} ${94 * size}Z`;
  const seat = at(studio, 430);
  return [
    ...room(studio, { walls: ['plaster', 'ochre', 'brick'], floor: 'wood', floorY: FLOOR }),
    {
      d: [60, 400, 740, 1080].map((x) => rect(x, 0, 34, FLOOR)).join('') + rect(0, 84, WIDTH, 28),
      fill: tone('timber', 0.4),
    },
    ...casement(studio, { x: at(studio, 150, 190), y: 160, width: 190, height: 190 }, FLOOR),
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
    ...lamp(studio, at(studio, 560), 200, 1),
    ...figure(studio, {
      x: seat,
      base: 500,
      height: 200,
      facing: light < 0 ? 1 : -1,
      pose: 'sitting',
    }),
    ...sheet(
      rect(seat - 56, 500, 84, 14) + rect(seat - 46, 510, 12, 70) + rect(seat + 8, 510, 12, 70),
      tone('timber', 0.12),
      5,
    ),
    ...sheet(table(at(studio, 470, 330), 590, 330, 120), tone('wood', 0.12), 8),
    ...sheet(
      rect(at(studio, 560, 30), 436, 30, 36) + disc(at(studio, 660), 468, 44, 9),
      tone('ai', 0.14),
      4,
    ),
    ...sheet(rect(-20, 604, WIDTH + 40, 60), tone('timber', 0), 8),
  ];
};

export const shop = (studio: Studio): PaperShape[] => {
  const { sheet, tone, light } = studio;
  const scale = at(studio, 880);
  return [
    ...room(studio, { walls: ['ochre', 'linen', 'leaf'], floor: 'wood', floorY: FLOOR }),
    ...shelves(studio, { x: at(studio, 560, 560), y: 90, width: 560, height: 330 }, 3, 'jars'),
    ...casement(studio, { x: at(studio, 120, 240), y: 130, width: 240, height: 220 }, FLOOR),
    ...lamp(studio, at(studio, 460), 170, 0.9),
    ...lamp(studio, at(studio, 840), 140, 0.8),
    ...figure(studio, { x: at(studio, 430), base: 588, height: 270, facing: light < 0 ? 1 : -1 }),
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
      disc(at(studio, 650), 470, 36, 32) + disc(at(studio, 716), 476, 26, 26),
      tone('shu', 0.12),
      5,
    ),
  ];
};

export const warehouse = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light, palette } = studio;
  const door = at(studio, 420, 300);
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
  return [
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
    ...crate(at(studio, 150, 150), 490, 150, 0.4),
    ...crate(at(studio, 180, 110), 340, 110, 0.44),
    ...crate(at(studio, 840, 130), 486, 130, 0.4),
    ...figure(studio, { x: door + 150, base: 520, height: 210, facing: light }),
    ...crate(at(studio, 960, 190), 560, 190, 0.2),
    ...crate(at(studio, 1000, 130), 370, 130, 0.22),
    ...sheet(
      sack(at(studio, 210), 580, between(random, 120, 140)) + sack(at(studio, 310), 590, 110),
      tone('linen', 0.2),
      7,
    ),
    ...crate(at(studio, -50, 180), 650, 180, 0.06),
    ...lamp(studio, at(studio, 830), 230, 0.9),
  ];
};

export const bakery = (studio: Studio): PaperShape[] => {
  const { sheet, tone, light, palette } = studio;
  const oven = at(studio, 130, 330);
  const middle = oven + 165;
  const loaf = (x: number, size: number): string =>
    `M${x - size} 500q${-size * 0.1} ${-size * 0.8} ${size} ${-size * 0.8}q${size * 1.1} 0 ${size} ${size * 0.8}Z`;
  const loaves = [560, 680, 790].map((x, index) => loaf(at(studio, x), 50 + (index % 2) * 8));
  return [
    ...room(studio, { walls: ['linen', 'plaster', 'sand'], floor: 'stone', floorY: FLOOR }),
    ...shelves(studio, { x: at(studio, 840, 290), y: 120, width: 290, height: 290 }, 3, 'loaves'),
    ...casement(studio, { x: at(studio, 560, 190), y: 130, width: 190, height: 200 }, FLOOR),
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
    ...figure(studio, { x: at(studio, 480), base: 600, height: 260, facing: light }),
    ...counter(studio, 500),
    ...sheet(loaves.join(''), tone('ochre', 0.1), 6),
    {
      d: [560, 680, 790]
        .map((x) => `M${at(studio, x) - 18} 478l10 -16M${at(studio, x) + 6} 474l10 -16`)
        .join(''),
      stroke: palette.light,
      width: 4,
      opacity: 0.6,
    },
    ...lamp(studio, at(studio, 800), 90, 0.7),
  ];
};

export const bathhouse = (studio: Studio): PaperShape[] => {
  const { random, sheet, tone, light, palette } = studio;
  const steam = times(6, (index) => {
    const x = 130 + index * 190 + between(random, -40, 40);
    const y = between(random, 380, 470);
    return `M${Math.round(x)} ${Math.round(y)}q-40 -50 0 -100q36 -46 0 -96`;
  }).join('');
  const pillar = (x: number): string =>
    rect(x - 10, 60, 68, 30) + rect(x, 90, 48, 340) + rect(x - 10, 410, 68, 26);
  const tub = at(studio, 160, 110);
  return [
    ...room(studio, { walls: ['water', 'slate', 'sand'], floor: 'stone', floorY: 430 }),
    ...casement(studio, { x: 470, y: 110, width: 260, height: 200 }, 430),
    ...sheet(pillar(at(studio, 280, 48)) + pillar(at(studio, 870, 48)), tone('linen', 0.4), 7),
    ...sheet(rect(120, 470, 960, 34), tone('plaster', 0.3), 6),
    { d: rect(140, 482, 920, 30), fill: tone('deep', 0.36) },
    ...sheet('M-20 540Q300 520 600 536T1220 530V660H-20Z', tone('water', 0.3), 4),
    {
      d: 'M180 570h120M420 590h180M700 566h150M900 600h160',
      stroke: palette.light,
      width: 4,
      opacity: 0.45,
    },
    ...figure(studio, {
      x: at(studio, 760),
      base: 474,
      height: 190,
      facing: light < 0 ? -1 : 1,
      pose: 'sitting',
    }),
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
    ...lamp(studio, at(studio, 400), 150, 0.9),
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
  ];
};

export const library = (studio: Studio): PaperShape[] => {
  const { sheet, tone, light } = studio;
  const ladder = at(studio, 330);
  return [
    ...room(studio, { walls: ['wood', 'pine', 'plum'], floor: 'wood', floorY: 500 }),
    ...casement(studio, { x: 490, y: 70, width: 220, height: 300 }, 500),
    ...shelves(
      studio,
      { x: at(studio, 210, 230), y: 60, width: 230, height: 430 },
      4,
      'books',
      0.46,
    ),
    ...shelves(
      studio,
      { x: at(studio, 760, 230), y: 60, width: 230, height: 430 },
      4,
      'books',
      0.46,
    ),
    ...lamp(studio, at(studio, 800), 240, 0.8),
    ...sheet(table(470, 530, 260, 90), tone('wood', 0.3), 6),
    ...sheet(
      rect(520, 424, 70, 16) + rect(528, 408, 56, 16) + rect(620, 426, 60, 14),
      tone('shu', 0.3),
      4,
    ),
    {
      d:
        `M${ladder - 26} 566L${ladder + 4} 90M${ladder + 34} 566L${ladder + 54} 90` +
        times(8, (index) => `M${ladder - 22 + index * 4} ${520 - index * 54}h52`).join(''),
      stroke: tone('timber', 0.14),
      width: 8,
    },
    ...figure(studio, { x: at(studio, 840), base: 590, height: 220, facing: light < 0 ? -1 : 1 }),
    ...shelves(
      studio,
      { x: at(studio, -90, 220), y: -20, width: 220, height: 690 },
      4,
      'books',
      0.06,
    ),
    ...shelves(
      studio,
      { x: at(studio, 1080, 220), y: -20, width: 220, height: 690 },
      4,
      'books',
      0.06,
    ),
  ];
};

export const classroom = (studio: Studio): PaperShape[] => {
  const { sheet, tone, light, palette } = studio;
  const board = at(studio, 480, 480);
  const [cx, cy] = [board + 240, 222];
  const star = times(6, (index) => {
    const angle = ((index * 144 - 90) * Math.PI) / 180;
    return `${Math.round(cx + Math.cos(angle) * 84)} ${Math.round(cy + Math.sin(angle) * 84)}`;
  }).join('L');
  const desk = (x: number, base: number, width: number): string =>
    table(x, base, width, width * 0.4);
  return [
    ...room(studio, { walls: ['plaster', 'sand', 'stone'], floor: 'wood', floorY: 450 }),
    ...casement(studio, { x: at(studio, 90, 130), y: 90, width: 130, height: 240 }, 450),
    ...casement(studio, { x: at(studio, 290, 130), y: 90, width: 130, height: 240 }, 450),
    ...sheet(rect(board - 16, 84, 512, 282), tone('timber', 0.34), 7),
    { d: rect(board, 100, 480, 250), fill: tone('pine', 0.3) },
    {
      d: `${disc(cx, cy, 84)}${disc(cx, cy, 98)}M${star}`,
      stroke: palette.light,
      width: 3.5,
      opacity: 0.75,
    },
    {
      d: `M${board + 30} 140h60M${board + 30} 164h84M${board + 380} 300h70`,
      stroke: palette.light,
      width: 4,
      opacity: 0.5,
    },
    ...lamp(studio, at(studio, 1060), 150, 0.8),
    ...figure(studio, {
      x: at(studio, 1020),
      base: 500,
      height: 210,
      facing: light < 0 ? -1 : 1,
      staff: true,
    }),
    ...sheet(
      desk(180, 500, 150) + desk(430, 500, 150) + desk(680, 500, 150),
      tone('wood', 0.34),
      5,
    ),
    ...sheet(desk(60, 570, 230) + desk(390, 570, 230) + desk(730, 570, 230), tone('wood', 0.18), 7),
    ...sheet(
      rect(140, 464, 60, 14) + rect(470, 460, 70, 18) + rect(800, 466, 56, 12),
      tone('shu', 0.2),
      4,
    ),
    ...sheet(
      desk(-60, 690, 380) + desk(430, 690, 380) + desk(920, 690, 380),
      tone('timber', 0.02),
      9,
    ),
  ];
};

export const diningRoom = (studio: Studio): PaperShape[] => {
  const { sheet, tone, light, palette } = studio;
  const candle = [360, 480, 720, 840];
  const chair = (x: number, base: number, height = 150): string => arch(x, base, 76, height);
  return [
    ...room(studio, { walls: ['brick', 'plum', 'pine'], floor: 'timber', floorY: 440 }),
    ...casement(studio, { x: at(studio, 90, 170), y: 100, width: 170, height: 240 }, 440),
    ...casement(studio, { x: at(studio, 940, 170), y: 100, width: 170, height: 240 }, 440),
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
    ...figure(studio, { x: at(studio, 620), base: 490, height: 210, facing: light }),
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
  ];
};

export const studyRoom = (studio: Studio): PaperShape[] => {
  const { sheet, tone, light, palette } = studio;
  const desk = at(studio, 360, 440);
  const globe = at(studio, 960);
  const seat = at(studio, 470);
  const lampX = at(studio, 720);
  const pile = at(studio, 560, 90);
  return [
    ...room(studio, { walls: ['pine', 'ai', 'brick'], floor: 'wood', floorY: 480 }),
    ...shelves(studio, { x: at(studio, 830, 280), y: 60, width: 280, height: 340 }, 4, 'books'),
    ...casement(studio, { x: at(studio, 420, 290), y: 90, width: 290, height: 240 }, 480),
    ...shelves(
      studio,
      { x: at(studio, 80, 200), y: 60, width: 200, height: 410 },
      4,
      'books',
      0.36,
    ),
    ...sheet(
      rect(seat - 62, 530, 116, 14) +
        rect(seat - 54, 540, 12, 74) +
        rect(seat + 34, 540, 12, 74) +
        arch(at(studio, 402, 20), 540, 20, 190),
      tone('timber', 0.24),
      5,
    ),
    ...figure(studio, {
      x: seat,
      base: 520,
      height: 230,
      facing: light < 0 ? 1 : -1,
      pose: 'sitting',
    }),
    ...sheet(table(desk, 600, 440, 150), tone('timber', 0.14), 8),
    { d: rect(at(studio, 620, 160), 466, 160, 134), fill: tone('wood', 0.12) },
    {
      d: rect(at(studio, 634, 132), 482, 132, 46) + rect(at(studio, 634, 132), 538, 132, 50),
      stroke: palette.shadow,
      width: 3,
      opacity: 0.4,
    },
    ...glow(studio, lampX, 390, 76),
    ...sheet(
      closed([
        [lampX - 28, 372],
        [lampX + 28, 372],
        [lampX + 50, 410],
        [lampX - 50, 410],
      ]),
      tone('shu', 0.16),
      4,
    ),
    { d: rect(lampX - 4, 410, 8, 40), fill: tone('gold', 0.1) },
    ...sheet(
      rect(pile, 434, 90, 16) + rect(pile + 10, 418, 70, 16) + rect(pile - 2, 402, 80, 16),
      tone('ai', 0.2),
      4,
    ),
    ...sheet(disc(globe, 500, 60), tone('water', 0.16), 7),
    {
      d: `M${globe - 30} 470q30 -20 44 6t-30 30ZM${globe + 10} 520q30 -6 30 16t-26 10Z`,
      fill: tone('leaf', 0.16),
    },
    { d: `M${globe} 566v60M${globe - 44} 630h88`, stroke: tone('gold', 0.08), width: 8 },
    ...sheet(rect(-20, 616, WIDTH + 40, 60), tone('shu', 0.02), 6),
  ];
};
