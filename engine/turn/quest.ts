import type { Beat } from '../storylets/format/storylet';
import type { World } from '../storylets/format/world';
import type { StorySave } from './save';

/** Sentences for arriving at a place that name the reason; none before the promise is found and after it is settled. */
export function waysOfQuest(
  { used }: Pick<StorySave, 'used'>,
  world: World,
  place: string,
): readonly string[] {
  const wasNarrated = (beat: Beat) =>
    world.storylets.some((one) => one.beat === beat && used.includes(one.id));
  const { goal, ways } = world.quest;
  if (place === goal || !wasNarrated('found') || wasNarrated('settled')) return [];
  if (wasNarrated('stake')) return ways.hurrying;
  return wasNarrated('understood') ? ways.knowing : ways.asking;
}
