import { bracketsPair, paragraphsEnd } from '../../japanese/sentences';
import type { World } from '../format/world';
import { questPassages } from './quest-passages';

/** Least number of wordings; fewer would be repeated in the next story in this world. */
const LEAST = 5;
/** Length in UTF-16 code units; the scene's text needs the rest of the turn. */
const LONGEST = 60;

/** Faults of a quest's reasons: too few, too long, or without the place. */
export function questFaults(world: World): string[] {
  const { quest, places } = world;
  const isLost = quest.goal !== undefined && places.every(({ id }) => id !== quest.goal);
  const lists = questPassages(world).flatMap(({ name, wordings }) => [
    ...(wordings.length >= LEAST ? [] : [`quest.${name} has fewer than ${LEAST} wordings`]),
    ...wordings.filter((text) => text.length > LONGEST).map((text) => `too long: ${text}`),
    ...wordings
      .filter((text) => !bracketsPair(text) || !paragraphsEnd(text))
      .map((text) => `a slip in ${text}`),
    ...wordings
      .filter((text) => text.includes('{place}') !== (name !== 'resolve'))
      .map((text) => `{place} in ${text}`),
  ]);
  return isLost ? [...lists, `quest.goal ${quest.goal} is no place`] : lists;
}
