import type { Faults } from '../fault';
import { readPassages, type Passages } from '../lines/read-passages';
import type { Part, Passage } from '../../storylets/format/text';
import { NO_FACTS } from './facts';
import type { Section } from './read-document';

/** The sections below one, by name; unknown, missing and doubled ones are reported. */
export function namedSections<T extends string>(
  { sections, line, column }: Section,
  {
    required,
    optional = [],
  }: { readonly required: readonly T[]; readonly optional?: readonly T[] },
  faults: Faults,
): ReadonlyMap<T, Section> {
  const known = [...required, ...optional];
  const found = new Map<T, Section>();
  for (const section of sections) {
    const name = known.find((one) => one === section.name);
    if (name === undefined) {
      const names = known.length === 0 ? 'There is none here' : `There are: ${known.join(', ')}`;
      faults.add('section', section, `No section is named “${section.name}”. ${names}.`);
    } else if (found.has(name)) {
      faults.add('section', section, `“${name}” stands twice.`);
    } else {
      found.set(name, section);
    }
  }
  for (const name of required.filter((one) => !found.has(one))) {
    faults.add('section', { line, column }, `The section “${name}” is missing.`);
  }
  return found;
}

/** The sections below one that holds nothing else. */
export function onlySections<T extends string>(
  section: Section,
  required: readonly T[],
  faults: Faults,
): ReadonlyMap<T, Section> {
  expectNoFacts(section, faults);
  expectNoText(section, faults);
  return namedSections(section, { required }, faults);
}

/** The wordings of a section, and those under its labels. */
export function labelledPassages(
  section: Section,
  labels: readonly string[],
  faults: Faults,
): Passages {
  const passages = readPassages(section.lines, labels, faults);
  if (passages.get('')?.length === 0) faults.add('text', section, 'No wording stands here.');
  return passages;
}

/** The wordings of a section with facts that are read elsewhere. */
export function passageBelowFacts(section: Section, faults: Faults): Passage {
  return labelledPassages(section, [], faults).get('') ?? [];
}

/** The wordings of a section that holds nothing else. */
export function passageOf(section: Section | undefined, faults: Faults): Passage {
  if (section === undefined) return [];
  expectNoFacts(section, faults);
  expectNameOnly(section, faults);
  return passageBelowFacts(section, faults);
}

/** Lines `- …` that are a list and not parts of a text, in a section that holds nothing else. */
export function listOf(section: Section | undefined, faults: Faults): readonly string[] {
  return section === undefined ? [] : asList(passageOf(section, faults), section, faults);
}

/** Likewise in a section with facts. */
export function listBelowFacts(section: Section, faults: Faults): readonly string[] {
  return asList(passageBelowFacts(section, faults), section, faults);
}

function asList(passage: Passage, section: Section, faults: Faults): readonly string[] {
  const [part] = passage;
  if (passage.length === 1 && isList(part)) return part;
  if (passage.length > 0) {
    faults.add('text', section, 'Here stands one list: lines “- …” without a blank line between.');
  }
  return [];
}

function isList(part: Part | undefined): part is readonly string[] {
  return Array.isArray(part);
}

/** Reports what stands where no text is told. */
export function expectNoText({ lines }: Section, faults: Faults): void {
  const line = lines.find(({ text }) => text !== '');
  if (line !== undefined) faults.add('text', line, 'No text stands here: a heading is missing.');
}

function expectNoFacts({ facts }: Section, faults: Faults): void {
  if (facts === NO_FACTS) return;
  faults.add('text', facts.positionOf([]), 'Wordings stand here, each in a line “- …”.');
}

/** Reports what follows the name in a heading. */
export function expectNameOnly(section: Section, faults: Faults): void {
  if (section.rest !== '') {
    faults.add('heading', section, `“${section.rest}” is too much: the heading is a name alone.`);
  }
}
