import { gear } from '../layers/gears';
import { hills } from '../layers/land';
import { room } from '../layers/room';
import { sky } from '../layers/sky';
import { firs } from '../layers/trees';
import { mist } from '../layers/weather';
import { closed, disc, hole, rect, times, WIDTH } from '../paper/path';
import { between } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';
import type { Stage } from '../stage';
import type { TimeOfDay } from '../../story/scene';
import { across } from './placing';

/** The hour that the clock shows: six at both ends of the day, as the stories strike it. */
const HOURS: Readonly<Record<TimeOfDay, readonly [number, number]>> = {
  dawn: [6, 6],
  day: [9, 15],
  dusk: [18, 18],
  night: [21, 23.5],
};

/** The hall of a clock without its pendulum, which stories take away. */
export const clockHall = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette } = studio;
  const [cx, cy] = [across(studio, 700), 250];
  const ticks = times(12, (index) => {
    const angle = (index * Math.PI) / 6;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${Math.round(cx + dx * 168)} ${Math.round(cy + dy * 168)}L${Math.round(cx + dx * 190)} ${Math.round(cy + dy * 190)}`;
  }).join('');
  const [earliest, latest] = HOURS[studio.scene.time];
  const hour = between(random, earliest, latest);
  /** @param turns Clockwise from twelve. */
  const hand = (turns: number, reach: number): string => {
    const angle = (turns - 0.25) * 2 * Math.PI;
    return `M${cx} ${cy}L${Math.round(cx + Math.cos(angle) * reach)} ${Math.round(cy + Math.sin(angle) * reach)}`;
  };
  const pillar = (x: number, width: number): string =>
    rect(x - width * 0.2, -20, width * 1.4, 60) +
    rect(x, 40, width, 520) +
    rect(x - width * 0.2, 540, width * 1.4, 120);
  return {
    behind: [
      ...room(studio, { walls: ['slate', 'stone', 'plum'], floor: 'stone', floorY: 510 }),
      ...sheet(
        gear(cx - 300, 130, 150, 16, random()) + gear(cx + 300, 330, 170, 18, random()),
        tone('gold', 0.56),
        6,
      ),
      ...[330, 280].map((r): PaperShape => ({
        d: disc(cx, cy, r),
        fill: palette.sky[4],
        opacity: 0.16,
      })),
      ...sheet(disc(cx, cy, 226), tone('timber', 0.3), 10),
      { d: disc(cx, cy, 206), fill: palette.sky[4] },
      { d: disc(cx, cy, 150) + hole(cx, cy, 146), fill: palette.sky[2] },
      { d: ticks, stroke: tone('timber', 0.1), width: 9 },
      { d: hand(hour / 12, 116), stroke: tone('timber', 0.06), width: 13 },
      { d: hand(hour % 1, 168), stroke: tone('timber', 0.06), width: 8 },
      { d: disc(cx, cy, 15), fill: tone('gold', 0.1) },
      {
        d: closed([
          [cx - 120, 512],
          [cx + 120, 512],
          [cx + 250 - light * 120, 650],
          [cx - 250 - light * 120, 650],
        ]),
        fill: palette.sky[4],
        opacity: 0.22,
      },
    ],
    hero: {
      x: across(studio, 410),
      base: 580,
      height: 160,
      facing: light < 0 ? 1 : -1,
      staff: true,
    },
    front: [...sheet(pillar(30, 90) + pillar(1080, 90), tone('slate', 0.02), 12)],
  };
};

export const loopGear = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette } = studio;
  const cx = across(studio, 720);
  const ring =
    'M' +
    times(30, (index) => {
      const angle = -1.1 - (index * 5.75) / 29;
      return `${Math.round(cx + Math.cos(angle) * 176)} ${Math.round(300 + Math.sin(angle) * 176)}`;
    }).join('L');
  return {
    behind: [
      ...sky(studio, 470),
      ...sheet(gear(across(studio, 330), 380, 190, 14, random()), tone('slate', 0.82), 5),
      ...mist(studio, 330),
      ...sheet(gear(across(studio, 1060), 470, 220, 16, random()), tone('iron', 0.6), 6),
      ...sheet(gear(cx, 300, 280, 22, random()), tone('gold', 0.42), 9),
      { d: disc(cx, 300, 196), fill: palette.sky[1] },
      { d: disc(cx, 300, 196) + hole(cx, 300, 186), fill: palette.shadow, opacity: 0.25 },
      { d: ring, stroke: palette.sun, width: 26, opacity: 0.16 },
      { d: ring, stroke: palette.sun, width: 9 },
      ...mist(studio, 440),
      ...sheet(
        firs(random, -20, WIDTH, 11, () => 520, 74) + hills(random, 512, 12),
        tone('pine', 0.3),
      ),
      ...sheet(hills(random, 560, 14), tone('slate', 0.12), 9),
    ],
    hero: { x: cx - light * -40, base: 572, height: 150, facing: light, staff: true },
    front: [...sheet(hills(random, 616, 8), tone('pine', 0), 9)],
  };
};
