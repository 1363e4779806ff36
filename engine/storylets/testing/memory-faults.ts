import type { Memory } from '../format/memory';
import type { Spine } from '../format/spine';
import type { World } from '../format/world';
import { doubles } from './doubles';

/** Memories of a spine, at least: a later chapter should find one that fits. */
const LEAST = 10;
/** Letters of the world's name that a memory says, at least: 港町 of 港町シオノミ. */
const NAMED = 2;

/** Faults of what a chapter leaves to later ones. */
export function memoryFaults({ name }: World, spine: Spine, memories: readonly Memory[]): string[] {
  const taught = JSON.stringify(spine.scenes);
  return [
    ...(memories.length >= LEAST
      ? []
      : [`${spine.id}: memories: ${memories.length}, least is ${LEAST}`]),
    ...doubles(memories.map(({ id }) => id)).map(
      (id) => `${spine.id}: memories: ${id} stands twice`,
    ),
    ...memories.flatMap(({ id, when, wordings }) => [
      ...wordings
        .filter((wording) => !wording.includes(name.slice(0, NAMED)))
        .map((wording) => `${spine.id}: memories: ${id} does not name the place: ${wording}`),
      ...keysIn(when)
        .filter((key) => !taught.includes(`"does":"learn","key":"${key}"`))
        .map((key) => `${spine.id}: memories: ${id}: nothing teaches ${key}`),
    ]),
  ];
}

function keysIn(when: Memory['when']): readonly string[] {
  return when.flatMap((one) => (one.is === 'not' ? keysIn([one.condition]) : [one.key]));
}
