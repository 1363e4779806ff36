import { TIMES, type TimeOfDay } from '../../../story/scene';
import type { World } from '../../storylets/format/world';
import { checkFacts } from '../document/check-facts';
import type { Section } from '../document/read-document';
import { listOf, namedSections, onlySections, passageOf } from '../document/sections';
import type { Faults } from '../fault';
import { readSummary } from './read-summary';
import { readTomorrow } from './read-tomorrow';
import { WORLD } from './world-schema';

/** What `world.md` says of a world. */
export interface WorldFile extends Omit<
  World,
  'id' | 'places' | 'people' | 'quest' | 'storylets' | 'battles'
> {
  /** The habit that the world leaves in the traveller's body. */
  readonly leaves: readonly string[];
}

const REQUIRED = ['titles', 'summary', 'sky', 'leaves'] as const;
const OPTIONAL = ['moves', 'exemplars', 'tomorrow'] as const;

/** Text before the first heading is for writers. @returns null where a fault leaves no world. */
export function readWorld(file: Section, faults: Faults): WorldFile | null {
  const facts = checkFacts(WORLD, file.facts, file, faults);
  const parts = namedSections<(typeof REQUIRED | typeof OPTIONAL)[number]>(
    file,
    { required: REQUIRED, optional: OPTIONAL },
    faults,
  );
  const titles = listOf(parts.get('titles'), faults);
  const summary = readSummary(parts.get('summary'), faults);
  const leaves = listOf(parts.get('leaves'), faults);
  const moves = listOf(parts.get('moves'), faults);
  const exemplars = listOf(parts.get('exemplars'), faults);
  const sky = readSky(parts.get('sky'), faults);
  if (facts === null) return null;
  return {
    ...facts,
    titles,
    summary,
    leaves,
    sky,
    ...readTomorrow(parts.get('tomorrow'), faults),
    ...(moves.length > 0 ? { moves } : {}),
    ...(exemplars.length > 0 ? { exemplars } : {}),
  };
}

function readSky(section: Section | undefined, faults: Faults): World['sky'] {
  const times: ReadonlyMap<TimeOfDay, Section> =
    section === undefined ? new Map() : onlySections(section, TIMES, faults);
  const [dawn, day, dusk, night] = TIMES.map((time) => passageOf(times.get(time), faults));
  return { dawn: dawn ?? [], day: day ?? [], dusk: dusk ?? [], night: night ?? [] };
}
