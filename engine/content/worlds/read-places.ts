import type { StoryLocation } from '../../storylets/format/world';
import { checkFacts } from '../document/check-facts';
import type { Section } from '../document/read-document';
import { expectNameOnly, expectNoText, listBelowFacts } from '../document/sections';
import type { Faults } from '../fault';
import { PLACE } from './world-schema';

/** A place a heading: `## market`, its facts, and its details as a list. */
export function readPlaces(file: Section, faults: Faults): StoryLocation[] {
  expectNoText(file, faults);
  return file.sections.flatMap((section): StoryLocation[] => {
    expectNameOnly(section, faults);
    const facts = checkFacts(PLACE, section.facts, section, faults);
    const details = listBelowFacts(section, faults);
    return facts === null ? [] : [{ id: section.name, ...facts, details }];
  });
}
