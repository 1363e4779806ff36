import * as v from 'valibot';
import { CAMPS } from '../../../story/camp';
import { WANTS } from '../../character/vocabulary/wants';
import type { Clue, Mystery } from '../../storylets/format/mystery';
import { checkFacts } from '../document/check-facts';
import type { Section } from '../document/read-document';
import { listBelowFacts, listOf, namedSections } from '../document/sections';
import type { Faults } from '../fault';

const GATHERING = 'gathering';

/** Below a clue's heading in `mystery.md`. `engine/storylets/format/mystery.ts` says what each field means. */
export const CLUE = v.strictObject({
  stage: v.picklist([1, 2, 3, 4, 5]),
  camps: v.exactOptional(v.pipe(v.array(v.picklist(CAMPS)), v.minLength(1))),
  wants: v.exactOptional(v.pipe(v.array(v.picklist(WANTS)), v.minLength(1))),
});

/** Text before the first heading is for writers. */
export function readMystery(file: Section, faults: Faults): Mystery {
  const isGathering = ({ name }: Section) => name === GATHERING;
  const texts = namedSections(
    { ...file, sections: file.sections.filter(isGathering) },
    { required: [GATHERING] },
    faults,
  );
  const clues = file.sections
    .filter((section) => !isGathering(section))
    .flatMap((section) => readClue(section, faults) ?? []);
  return { clues, gathering: listOf(texts.get(GATHERING), faults) };
}

function readClue(section: Section, faults: Faults): Clue | null {
  const facts = checkFacts(CLUE, section.facts, section, faults);
  const wordings = listBelowFacts(section, faults);
  const parts = namedSections(section, { required: ['recalled'] }, faults);
  const recalled = listOf(parts.get('recalled'), faults);
  return facts === null ? null : { id: section.name, ...facts, wordings, recalled };
}
