import { bracketsPair, paragraphsEnd } from '../../japanese/sentences';
import type { World } from '../format/world';
import { questPassages } from './quest-passages';

/** Fewer would come again in the next story that leads here. */
const LEAST = 5;
/** Characters: they stand beside a scene that needs the room. */
const LONGEST = 60;

/** Reasons for the traveller's ways that are too few, too long, or do not say where it comes. */
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
