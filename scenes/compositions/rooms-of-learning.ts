import { casement, glow, lamp, room, shelves, table } from '../layers/room';
import { arch, closed, disc, rect, times, WIDTH } from '../paper/path';
import type { Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { across, leftOf } from './placing';

export const library = (studio: Studio): Stage => {
  const { sheet, tone, light } = studio;
  const ladder = across(studio, 330);
  return {
    behind: [
      ...room(studio, { walls: ['wood', 'pine', 'plum'], floor: 'wood', floorY: 500 }),
      ...casement(studio, { x: 490, y: 70, width: 220, height: 300 }, 500),
      ...shelves(
        studio,
        { x: leftOf(studio, 210, 230), y: 60, width: 230, height: 430 },
        4,
        'books',
        0.46,
      ),
      ...shelves(
        studio,
        { x: leftOf(studio, 760, 230), y: 60, width: 230, height: 430 },
        4,
        'books',
        0.46,
      ),
      ...lamp(studio, across(studio, 800), 240, 0.8),
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
    ],
    hero: {
      x: across(studio, 840),
      base: 590,
      height: 220,
      facing: light < 0 ? -1 : 1,
    },
    front: [
      ...shelves(
        studio,
        { x: leftOf(studio, -90, 220), y: -20, width: 220, height: 690 },
        4,
        'books',
        0.06,
      ),
      ...shelves(
        studio,
        { x: leftOf(studio, 1080, 220), y: -20, width: 220, height: 690 },
        4,
        'books',
        0.06,
      ),
    ],
  };
};

export const classroom = (studio: Studio): Stage => {
  const { sheet, tone, light, palette } = studio;
  const board = leftOf(studio, 480, 480);
  const [cx, cy] = [board + 240, 222];
  const star = times(6, (index) => {
    const angle = ((index * 144 - 90) * Math.PI) / 180;
    return `${Math.round(cx + Math.cos(angle) * 84)} ${Math.round(cy + Math.sin(angle) * 84)}`;
  }).join('L');
  const desk = (x: number, base: number, width: number): string =>
    table(x, base, width, width * 0.4);
  return {
    behind: [
      ...room(studio, { walls: ['plaster', 'sand', 'stone'], floor: 'wood', floorY: 450 }),
      ...casement(studio, { x: leftOf(studio, 90, 130), y: 90, width: 130, height: 240 }, 450),
      ...casement(studio, { x: leftOf(studio, 290, 130), y: 90, width: 130, height: 240 }, 450),
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
      ...lamp(studio, across(studio, 1060), 150, 0.8),
    ],
    hero: {
      x: across(studio, 1020),
      base: 500,
      height: 210,
      facing: light < 0 ? -1 : 1,
      staff: true,
    },
    front: [
      ...sheet(
        desk(180, 500, 150) + desk(430, 500, 150) + desk(680, 500, 150),
        tone('wood', 0.34),
        5,
      ),
      ...sheet(
        desk(60, 570, 230) + desk(390, 570, 230) + desk(730, 570, 230),
        tone('wood', 0.18),
        7,
      ),
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
    ],
  };
};

export const studyRoom = (studio: Studio): Stage => {
  const { sheet, tone, light, palette } = studio;
  const desk = leftOf(studio, 360, 440);
  const globe = across(studio, 960);
  const seat = across(studio, 470);
  const lampX = across(studio, 720);
  const pile = leftOf(studio, 560, 90);
  return {
    behind: [
      ...room(studio, { walls: ['pine', 'ai', 'brick'], floor: 'wood', floorY: 480 }),
      ...shelves(
        studio,
        { x: leftOf(studio, 830, 280), y: 60, width: 280, height: 340 },
        4,
        'books',
      ),
      ...casement(studio, { x: leftOf(studio, 420, 290), y: 90, width: 290, height: 240 }, 480),
      ...shelves(
        studio,
        { x: leftOf(studio, 80, 200), y: 60, width: 200, height: 410 },
        4,
        'books',
        0.36,
      ),
      ...sheet(
        rect(seat - 62, 530, 116, 14) +
          rect(seat - 54, 540, 12, 74) +
          rect(seat + 34, 540, 12, 74) +
          arch(leftOf(studio, 402, 20), 540, 20, 190),
        tone('timber', 0.24),
        5,
      ),
    ],
    hero: {
      x: seat,
      base: 520,
      height: 230,
      facing: light < 0 ? 1 : -1,
      pose: 'sitting',
    },
    front: [
      ...sheet(table(desk, 600, 440, 150), tone('timber', 0.14), 8),
      { d: rect(leftOf(studio, 620, 160), 466, 160, 134), fill: tone('wood', 0.12) },
      {
        d:
          rect(leftOf(studio, 634, 132), 482, 132, 46) +
          rect(leftOf(studio, 634, 132), 538, 132, 50),
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
    ],
  };
};
