import type { Quest } from '../../storylets/format/quest';
import { checkFacts } from '../document/check-facts';
import type { Section } from '../document/read-document';
import { expectNoText, listOf, namedSections } from '../document/sections';
import type { Faults } from '../fault';
import { QUEST } from './world-schema';

const SECTIONS = ['resolve', 'asking', 'knowing', 'hurrying'] as const;

/** @returns null where a fault leaves no quest. */
export function readQuest(file: Section, faults: Faults): Quest | null {
  const facts = checkFacts(QUEST, file.facts, file, faults);
  expectNoText(file, faults);
  const parts = namedSections(file, { required: SECTIONS }, faults);
  const of = (name: (typeof SECTIONS)[number]) => listOf(parts.get(name), faults);
  const resolve = of('resolve');
  const ways = { asking: of('asking'), knowing: of('knowing'), hurrying: of('hurrying') };
  return facts === null ? null : { ...facts, resolve, ways };
}
