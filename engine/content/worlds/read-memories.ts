import * as v from 'valibot';
import type { Condition } from '../../storylets/format/condition';
import type { Memory, MemoryCondition } from '../../storylets/format/memory';
import { TOPICS } from '../../storylets/format/topic';
import { checkFacts } from '../document/check-facts';
import type { Section } from '../document/read-document';
import { expectNameOnly, expectNoText, listBelowFacts } from '../document/sections';
import type { Faults } from '../fault';
import { CONDITIONS } from '../scenes/line-schemas';

/** Below a memory's heading in `memories.md`. `engine/storylets/format/memory.ts` says what each field means. */
export const MEMORY = v.strictObject({
  topics: v.exactOptional(v.pipe(v.array(v.picklist(TOPICS)), v.minLength(1))),
  by: v.exactOptional(v.literal('sagiri')),
  when: v.exactOptional(CONDITIONS),
});

/** What a chapter leaves to later ones, a memory a heading. */
export function readMemories(file: Section, faults: Faults): Memory[] {
  expectNoText(file, faults);
  return file.sections.flatMap((section): Memory[] => {
    expectNameOnly(section, faults);
    const facts = checkFacts(MEMORY, section.facts, section, faults);
    const wordings = listBelowFacts(section, faults);
    if (facts === null) return [];
    const { topics = [], when = [], ...said } = facts;
    if (topics.length === 0 && said.by === undefined) {
      faults.add(
        'missing-key',
        section,
        '“topics” is missing: nothing would bring the memory back.',
      );
    }
    if (!when.every(asksForKnowledge)) {
      faults.add('condition', section, 'A memory asks only for what was learnt: “knows KEY”.');
      return [];
    }
    return [{ id: section.name, topics, ...said, when, wordings }];
  });
}

function asksForKnowledge(condition: Condition): condition is MemoryCondition {
  return condition.is === 'not' ? asksForKnowledge(condition.condition) : condition.is === 'knows';
}
