import type { World } from '../format/world';
import { battleFaults } from './battle-faults';
import { mapFaults } from './map-faults';
import { promiseFaults } from './promise-faults';
import { questFaults } from './quest-faults';
import { repeatedSentences } from './repeated-sentences';
import { skyFaults } from './sky-faults';
import { storyletFaults } from './storylet-faults';
import { threadFaults } from './thread-faults';

/** All faults of a world's content, a sentence each. */
export function faultsOf(world: World): string[] {
  return [
    ...mapFaults(world),
    ...promiseFaults(world),
    ...threadFaults(world),
    ...skyFaults(world),
    ...questFaults(world),
    ...battleFaults(world),
    ...world.storylets.flatMap((storylet) =>
      storyletFaults(world, storylet).map((fault) => `${storylet.id}: ${fault}`),
    ),
    ...repeatedSentences(world),
  ];
}
