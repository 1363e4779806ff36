import * as v from 'valibot';
import type { Flourish } from '../../storylets/format/flourish';
import { AFFINITIES } from '../../world/traveller';
import { checkFacts } from '../document/check-facts';
import { knownKeys } from '../document/known-keys';
import type { Section } from '../document/read-document';
import { expectNameOnly, expectNoText, passageBelowFacts } from '../document/sections';
import type { Faults } from '../fault';
import { CONDITIONS } from '../scenes/line-schemas';

/** Below the heading of a habit. */
export const FLOURISH = knownKeys({
  when: CONDITIONS,
  affinities: v.array(v.picklist(AFFINITIES)),
  suitsOnly: v.exactOptional(v.literal(true)),
});

/** A habit a heading: `## hand-weight`, its facts, and its wordings. */
export function readFlourishes(file: Section, faults: Faults): Flourish[] {
  expectNoText(file, faults);
  return file.sections.flatMap((section): Flourish[] => {
    expectNameOnly(section, faults);
    const facts = checkFacts(FLOURISH, section.facts, section, faults);
    const text = passageBelowFacts(section, faults);
    return facts === null ? [] : [{ id: section.name, ...facts, text }];
  });
}
