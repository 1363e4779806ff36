import { OBJECTS } from '../objects/objects';
import { seenBy } from '../paper/camera';
import { mix } from '../paper/colour';
import { cutOut, type Paint } from '../paper/cutout';
import { disc, HEIGHT, rect, WIDTH } from '../paper/path';
import { PAPERS, type PaperShape, type Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { shotOf, takeRandom } from './cast';
import { figuresAt } from './middle';

const LEDGE = 520;

/** An object in the foreground, on a board; those present behind it. */
export const object = (studio: Studio, { behind, hero, front }: Stage): PaperShape[] => {
  const { object: thing } = shotOf(studio);
  const random = takeRandom(studio);
  const side = hero.x < WIDTH / 2 ? 1 : -1;
  const x = Math.round(WIDTH / 2 + side * (130 + random() * 60));
  const backdrop = seenBy({ x: hero.x + side * 160, y: hero.base - hero.height * 0.8, zoom: 1.3 }, [
    ...behind,
    ...figuresAt(studio, hero, 1),
    ...front,
  ]);
  const { palette, sheet, tone } = studio;
  const size = 1.55;
  return [
    ...backdrop,
    { d: rect(0, 0, WIDTH, HEIGHT), fill: palette.haze, opacity: 0.16 },
    ...(thing === null
      ? []
      : [300, 210].map((radius): PaperShape => ({
          d: disc(x, LEDGE - 120, radius),
          fill: thing === 'lantern' ? palette.lamp : palette.light,
          opacity: thing === 'lantern' ? 0.2 : 0.12,
        }))),
    ...sheet(rect(-20, LEDGE - 14, WIDTH + 40, 40), tone('wood', 0.14), 8),
    { d: rect(-20, LEDGE + 24, WIDTH + 40, 120), fill: tone('timber', 0.04) },
    ...(thing === null
      ? []
      : [
          {
            d: disc(x - studio.light * 30, LEDGE + 6, 170, 16),
            fill: palette.shadow,
            opacity: 0.22,
          },
          ...cutOut(
            studio,
            OBJECTS[thing],
            { x, base: LEDGE + 6, scale: size, facing: side < 0 ? 1 : -1 },
            colourOf(studio),
          ),
        ]),
  ];
};

/** What is in front of the place keeps most of its own colour at every hour. */
const colourOf =
  ({ palette }: Studio) =>
  (paint: Paint): string =>
    paint === 'dark' || paint === 'cloth' || paint === 'trim' || paint === 'hair'
      ? palette.figure
      : mix(PAPERS[paint], palette.ambient, palette.wash * 0.6);
