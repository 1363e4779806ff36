import { lanterns, paneTone, paving, roofs, stall, tower } from '../layers/buildings';
import { hills } from '../layers/land';
import { sky } from '../layers/sky';
import { mist } from '../layers/weather';
import { arch, closed, disc, hole, rect, times, type Point } from '../paper/path';
import { between } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { across, leftOf } from './placing';

export const market = (studio: Studio): Stage => {
  const { light } = studio;
  return {
    behind: [
      ...sky(studio, 380),
      ...roofs(studio, 420, [120, 230], 0.78, 'slate'),
      ...mist(studio, 330),
      ...roofs(studio, 450, [90, 150], 0.52, 'plaster'),
      ...paving(studio, 446),
      ...stall(studio, {
        x: leftOf(studio, 470, 170),
        base: 486,
        width: 170,
        depth: 0.42,
        cloth: 'ai',
      }),
      ...mist(studio, 430),
      ...stall(studio, {
        x: leftOf(studio, 60, 290),
        base: 536,
        width: 290,
        depth: 0.22,
        cloth: 'shu',
      }),
      ...stall(studio, {
        x: leftOf(studio, 880, 360),
        base: 590,
        width: 360,
        depth: 0.1,
        cloth: 'ochre',
      }),
      ...lanterns(studio, [across(studio, 120), 236], [across(studio, 1000), 214], 6, 12),
    ],
    hero: { x: across(studio, 740), base: 580, height: 186, facing: light },
    front: [],
  };
};

export const street = (studio: Studio): Stage => {
  const { light, sheet, tone, palette, random } = studio;
  const x = light < 0 ? 660 : 540;
  const side = (
    sign: -1 | 1,
    near: number,
    far: number,
    top: number,
    depth: number,
  ): PaperShape[] => {
    const gable: Point[] = [
      [x + sign * far, 456],
      [x + sign * far, top + 50],
      [x + sign * ((near + far) / 2), top - 40],
      [x + sign * near, top - 20],
      [x + sign * near, 470 + (near - 100) * 0.3],
    ];
    const panes = times(4, (index) => {
      const away = far + (near - far) * (0.24 + (index % 2) * 0.4);
      const size = 12 + away * 0.06;
      return rect(
        x + sign * away - size / 2,
        top + 90 + Math.floor(index / 2) * size * 3.2,
        size,
        size * 1.6,
      );
    }).join('');
    return [
      ...sheet(closed(gable), tone(random() < 0.5 ? 'plaster' : 'brick', depth), 8),
      { d: panes, fill: paneTone(studio, depth) },
    ];
  };
  const sign = x + 300;
  return {
    behind: [
      ...sky(studio, 420),
      ...sheet(tower(x - 60, 440, 60, 190, 'spire'), tone('slate', 0.84), 4),
      ...roofs(studio, 450, [60, 120], 0.7, 'slate'),
      ...mist(studio, 380),
      ...paving(studio, 452),
      ...side(-1, 250, 110, 250, 0.5),
      ...side(1, 270, 120, 230, 0.46),
      ...mist(studio, 420),
      ...side(-1, 460, 240, 130, 0.3),
      ...side(1, 500, 256, 150, 0.28),
      ...side(-1, 900, 440, 0, 0.12),
      ...side(1, 900, 480, 10, 0.1),
      ...sheet(rect(sign - 4, 232, 70, 6) + disc(sign + 42, 276, 34), tone('shu', 0.14), 6),
      { d: hole(sign + 42, 276, 20), fill: palette.light, opacity: 0.7 },
    ],
    hero: {
      x: x - light * 30,
      base: 566,
      height: 158,
      facing: light,
      pose: 'walking',
    },
    front: [],
  };
};

export const festival = (studio: Studio): Stage => {
  const { random, sheet, tone, light, palette, scene } = studio;
  const bursts = [
    [320, 130, 92],
    [560, 200, 60],
    [860, 110, 104],
  ].map(([cx = 0, cy = 0, r = 0]) =>
    times(10, (index) => {
      const angle = (index * Math.PI) / 5;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return `M${Math.round(cx + dx * r * 0.4)} ${Math.round(cy + dy * r * 0.4)}l${Math.round(dx * r * 0.6)} ${Math.round(dy * r * 0.6)}`;
    }).join(''),
  );
  // Fireworks only in dark and dry skies.
  const dark =
    (scene.time === 'night' || scene.time === 'dusk') &&
    (scene.weather === 'clear' || scene.weather === 'cloud');
  const flags = times(12, (index) => {
    const [fx, fy] = [index * 106 - 10, 128 + Math.sin(index * 0.9) * 22];
    return closed([
      [fx, fy],
      [fx + 44, fy],
      [fx + 22, fy + 46],
    ]);
  }).join('');
  const crowd = times(12, (index) => {
    const [cx, cy] = [index * 108 + random() * 30, 566 + random() * 18];
    const size = between(random, 28, 38);
    return disc(cx, cy, size * 0.5) + arch(cx - size, 660, size * 2, 660 - cy - size * 0.5);
  }).join('');
  return {
    behind: [
      ...sky(studio, 420),
      ...(dark
        ? bursts.map((d, index): PaperShape => ({
            d,
            stroke: [palette.window, '#f2a08c', '#f4e2b0'][index] ?? palette.window,
            width: 4,
            opacity: 0.85,
          }))
        : []),
      ...roofs(studio, 440, [110, 200], 0.72, 'slate'),
      ...mist(studio, 380),
      ...sheet(hills(random, 462, 4), tone('earth', 0.34), 3),
      ...stall(studio, {
        x: leftOf(studio, 130, 190),
        base: 500,
        width: 190,
        depth: 0.42,
        cloth: 'shu',
      }),
      ...stall(studio, {
        x: leftOf(studio, 860, 190),
        base: 504,
        width: 190,
        depth: 0.4,
        cloth: 'ai',
      }),
      ...sheet(flags, tone('ochre', 0.2), 5),
      ...lanterns(studio, [-10, 196], [620, 206], 5, 20),
      ...lanterns(studio, [580, 206], [1210, 190], 5, 20),
    ],
    hero: { x: across(studio, 640), base: 570, height: 176, facing: light },
    front: [...sheet(crowd, tone('plum', 0.02), 8)],
  };
};
