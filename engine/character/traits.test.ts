import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { compileCharacter } from './compile-character';
import { characterSchema } from './schema/character';
import { FIRST_LINES } from './testing/first-lines';
import { FRESH_FIRST_LINES, HELD_OUT_FIRST_LINES } from './testing/held-out-first-lines';
import { FRESH_PLAYERS, HELD_OUT_PLAYERS } from './testing/held-out-players';
import { HELD_OUT_TRAITS } from './testing/held-out-traits';
import { idsIn, idsOf } from './testing/ids-of';
import { LONG_TRAITS } from './testing/long-traits';
import { ODD_TRAITS } from './testing/odd-traits';
import { SHORT_TRAITS } from './testing/short-traits';
import type { TraitCase } from './testing/trait-case';
import { USUAL_TRAITS } from './testing/usual-traits';

const compiled = (trait: string, firstLine = '') =>
  compileCharacter({ trait, firstLine, name: '灯', camp: '平和' });

/** What is missing and what should not be there, over all cases of a list. `|` stands between ids that will do. */
function faultsOf(
  cases: readonly TraitCase[],
  read = (text: string) => compiled(text),
): { missing: string[]; wrong: string[] } {
  const faults: { missing: string[]; wrong: string[] } = { missing: [], wrong: [] };
  for (const [trait, found, absent] of cases) {
    const ids = idsOf(read(trait));
    for (const id of idsIn(found))
      if (!id.split('|').some((one) => ids.has(one))) faults.missing.push(`${trait}: ${id}`);
    for (const id of idsIn(absent)) if (ids.has(id)) faults.wrong.push(`${trait}: ${id}`);
  }
  return faults;
}

const LISTS: readonly (readonly [string, readonly TraitCase[]])[] = [
  ['a word', SHORT_TRAITS],
  ['a few statements', USUAL_TRAITS],
  ['a paragraph', LONG_TRAITS],
  ['jokes, dialect, emoji, English, contradictions and noise', ODD_TRAITS],
];

describe('what is read of traits', () => {
  it.each(LISTS)('is what was written: %s', (_, cases) => {
    expect(faultsOf(cases)).toEqual({ missing: [], wrong: [] });
  });

  it('is most of what was written where the lexicon was not made for it', () => {
    const { missing, wrong } = faultsOf(HELD_OUT_TRAITS);
    const asked = HELD_OUT_TRAITS.flatMap(([, found]) => idsIn(found));
    expect(1 - missing.length / asked.length).toBeGreaterThanOrEqual(0.95);
    expect(wrong.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['in traits', HELD_OUT_PLAYERS, (text: string) => compiled(text)],
    ['in traits that were written last', FRESH_PLAYERS, (text: string) => compiled(text)],
    ['in first lines', HELD_OUT_FIRST_LINES, (text: string) => compiled('', text)],
    [
      'in first lines that were written last',
      FRESH_FIRST_LINES,
      (text: string) => compiled('', text),
    ],
  ])('is nearly all of what players write: %s', (_, cases, read) => {
    const { missing, wrong } = faultsOf(cases, read);
    const asked = cases.flatMap(([, found]) => idsIn(found));
    expect(1 - missing.length / asked.length).toBeGreaterThanOrEqual(0.95);
    expect(wrong).toEqual([]);
  });

  it('always fits the schema', () => {
    for (const [, cases] of LISTS) {
      for (const [trait] of cases) expect(v.is(characterSchema, compiled(trait)), trait).toBe(true);
    }
  });
});

describe('what is heard in first lines', () => {
  it.each(FIRST_LINES)('%j', (line, ...voices) => {
    expect(voices).toContain(compiled('', line).voice.id);
  });
});
