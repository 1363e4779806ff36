import { DEFAULT_SHOT } from '../default-shot';
import type { Shot } from '../../story/scene';
import { WIDTH } from '../paper/path';
import { randomFrom, type Random } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';
import type { Arm } from '../people/bodies';
import { figure } from '../people/figure';
import { HEROES, PEOPLE, type Look } from '../people/looks';
import type { Standpoint } from '../people/standpoint';

export const shotOf = ({ scene }: Studio): Shot => scene.shot ?? DEFAULT_SHOT;

/** Chance of what is in front of the place: the place itself looks the same in each take. */
export const takeRandom = (studio: Studio): Random => {
  const { take, view } = shotOf(studio);
  const { name, seed } = studio.scene;
  return randomFrom(`${name}:${seed}:${view}:${take}`);
};

/** The side on which there is more room beside a standpoint. */
export const roomySide = ({ x }: Standpoint): -1 | 1 => (x < WIDTH / 2 ? 1 : -1);

export const hero = (
  studio: Studio,
  standpoint: Standpoint,
  more: { arm?: Arm; shade?: number } = {},
): PaperShape[] => {
  const { hero: icon, gear } = shotOf(studio);
  const arm = more.arm ?? (gear.includes('book') || gear.includes('staff') ? 'forward' : 'down');
  return figure(studio, standpoint, {
    look: HEROES[icon],
    gear,
    scarf: true,
    shade: 0.5,
    ...more,
    arm,
  });
};

/** The looks of those present, two of a kind in different clothes. */
export const looksOfPeople = (studio: Studio): readonly Look[] => {
  const { people, take } = shotOf(studio);
  return people.map((kind, index) => {
    const looks = PEOPLE[kind];
    return looks[(take + index) % looks.length] ?? looks[0];
  });
};
