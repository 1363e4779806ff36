import type { World } from '../../storylets/format/world';
import type { Section } from '../document/read-document';
import { passageOf } from '../document/sections';
import type { Faults } from '../fault';

/** One `if … else if … else … end`, whose last case holds always. */
export function readSummary(section: Section | undefined, faults: Faults): World['summary'] {
  const passage = passageOf(section, faults);
  const [part] = passage;
  const cases = typeof part === 'object' && 'cases' in part ? part.cases : [];
  if (section !== undefined && (passage.length !== 1 || cases.at(-1)?.say.length === 0)) {
    faults.add('text', section, 'The summary is one “if …:” with an “else:” that holds wordings.');
  }
  return cases;
}
