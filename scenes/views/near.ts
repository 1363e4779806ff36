import { seenBy } from '../paper/camera';
import { HEIGHT, rect, WIDTH } from '../paper/path';
import type { PaperShape, Studio } from '../paper/studio';
import { figure } from '../people/figure';
import type { Stage } from '../stage';
import { hero, looksOfPeople, takeRandom } from './cast';

/** The hero from the knees up, with whom it talks to, before the hazy place. */
export const near = (studio: Studio, { behind, hero: at, front }: Stage): PaperShape[] => {
  const random = takeRandom(studio);
  const side = random() < 0.5 ? -1 : 1;
  const [other] = looksOfPeople(studio);
  const height = 700 + Math.round(random() * 80);
  const x = WIDTH / 2 - side * (other === undefined ? 110 : 190);
  const backdrop = seenBy({ x: at.x + side * 120, y: at.base - at.height, zoom: 1.45 }, [
    ...behind,
    ...front,
  ]);
  return [
    ...backdrop,
    { d: rect(0, 0, WIDTH, HEIGHT), fill: studio.palette.haze, opacity: 0.3 },
    ...(other === undefined
      ? []
      : figure(
          studio,
          {
            x: WIDTH / 2 + side * 210,
            // A child's face is in the picture too.
            base: Math.min(960, 280 + height * 0.92 * other.size),
            height: height * 0.92,
            facing: side < 0 ? 1 : -1,
          },
          { look: other, arm: 'down', shade: 0.3 },
        )),
    ...hero(studio, { x, base: 985, height, facing: side }, { shade: 0.42 }),
  ];
};
