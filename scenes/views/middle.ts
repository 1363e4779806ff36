import type { PaperShape, Studio } from '../paper/studio';
import { figure } from '../people/figure';
import { floorOf, type Standpoint } from '../people/standpoint';
import type { Stage } from '../stage';
import { hero, looksOfPeople, roomySide } from './cast';

/** Distance between two who talk to each other, as a share of their height. */
const TALKING_DISTANCE = 0.52;

/** The hero where the place has room for it, and those present beside it, turned towards it. */
export const middle = (studio: Studio, stage: Stage): PaperShape[] => [
  ...stage.behind,
  ...figuresAt(studio, stage.hero),
  ...stage.front,
];

/** Figures as high as this stand in a room, often behind a counter. */
const INDOOR_HEIGHT = 200;

/** How much higher a small figure stands behind a counter, that its face is seen. */
const liftOf = (size: number, height: number): number =>
  height < INDOOR_HEIGHT ? 0 : Math.max(0, 1 - size) * height * 0.6;

/** Beside the hero. */
const MOST_PEOPLE = 3;

/** The hero and those present, so many at most. */
export const figuresAt = (
  studio: Studio,
  standpoint: Standpoint,
  most = MOST_PEOPLE,
): PaperShape[] => {
  const side = roomySide(standpoint);
  const looks = looksOfPeople(studio).slice(0, most);
  const { x, height } = standpoint;
  const others = looks.flatMap((look, index) =>
    figure(
      studio,
      {
        x: x + side * height * TALKING_DISTANCE * (1 + index * 0.78),
        base: floorOf(standpoint) - index * height * 0.02 - liftOf(look.size, height),
        height,
        facing: side < 0 ? 1 : -1,
      },
      { look, arm: index === 0 ? 'forward' : 'down', shade: 0.34 },
    ),
  );
  const turned = looks.length > 0 && standpoint.pose !== 'sitting' ? { facing: side } : {};
  const stands =
    looks.length > 0 && standpoint.pose === 'walking' ? { pose: 'standing' as const } : {};
  return [...others, ...hero(studio, { ...standpoint, ...turned, ...stands })];
};
