import type { Obstacle, Spine } from '../../storylets/format/spine';
import { checkFacts } from '../document/check-facts';
import type { Section } from '../document/read-document';
import { listOf, namedSections, onlySections, passageOf } from '../document/sections';
import type { Faults } from '../fault';
import { readSummary } from './read-summary';
import { readTomorrow } from './read-tomorrow';
import { SPINE } from './world-schema';

/** What `spine.md` says; its scenes are the other files of its folder. */
export type SpineFile = Omit<Spine, 'id' | 'scenes'>;

/** Text before the first heading is for writers. @returns null where a fault leaves no spine. */
export function readSpine(file: Section, faults: Faults): SpineFile | null {
  const facts = checkFacts(SPINE, file.facts, file, faults);
  const parts = namedSections(
    file,
    { required: ['titles', 'summary'], optional: ['again', 'tomorrow'] },
    faults,
  );
  const titles = listOf(parts.get('titles'), faults);
  const summary = readSummary(parts.get('summary'), faults);
  if (facts === null) return null;
  const again = readAgain(parts.get('again'), Object.keys(facts.obstacles), faults);
  const obstacles = Object.entries(facts.obstacles).map(
    ([id, { after = [], passed }]): Obstacle => ({
      id,
      after,
      ...(passed === undefined ? {} : { passedWhen: passed }),
      again: passageOf(again.get(id), faults),
    }),
  );
  const unknown = obstacles.flatMap(({ after }) => after).find((id) => !(id in facts.obstacles));
  if (unknown !== undefined) {
    faults.add('value', file, `No obstacle is named “${unknown}”, which another comes after.`);
  }
  const { promise, when } = facts;
  const tomorrow = readTomorrow(parts.get('tomorrow'), faults);
  const asked = when === undefined ? {} : { when };
  return { promise, ...asked, titles, summary, ...tomorrow, obstacles };
}

/** For each obstacle, what tells that it is passed on a later morning. */
function readAgain(
  section: Section | undefined,
  obstacles: readonly string[],
  faults: Faults,
): ReadonlyMap<string, Section> {
  return section === undefined ? new Map() : onlySections(section, obstacles, faults);
}
