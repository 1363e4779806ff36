import type { Person } from '../../storylets/format/world';
import { checkFacts } from '../document/check-facts';
import type { Section } from '../document/read-document';
import { expectNameOnly, expectNoText, listBelowFacts } from '../document/sections';
import type { Faults } from '../fault';
import { PERSON } from './world-schema';

/** A person a heading: `## tae`, the facts, and one line `- …` that says who it is and how it speaks. */
export function readPeople(file: Section, faults: Faults): Person[] {
  expectNoText(file, faults);
  return file.sections.flatMap((section): Person[] => {
    expectNameOnly(section, faults);
    const facts = checkFacts(PERSON, section.facts, section, faults);
    const [manner, second] = listBelowFacts(section, faults);
    if (second !== undefined) {
      faults.add('text', section, 'Who a person is stands in one line “- …”.');
    }
    return facts === null || manner === undefined ? [] : [{ id: section.name, ...facts, manner }];
  });
}
