import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { compileCharacter } from './compile-character';
import { characterSchema } from './schema/character';
import { FIRST_LINES } from './testing/first-lines';
import { HELD_OUT_TRAITS } from './testing/held-out-traits';
import { idsIn, idsOf } from './testing/ids-of';
import { LONG_TRAITS } from './testing/long-traits';
import { ODD_TRAITS } from './testing/odd-traits';
import { SHORT_TRAITS } from './testing/short-traits';
import type { TraitCase } from './testing/trait-case';
import { USUAL_TRAITS } from './testing/usual-traits';

const compiled = (trait: string, firstLine = '') =>
  compileCharacter({ trait, firstLine, name: '灯', camp: '平和' });

/** What is missing and what should not be there, over all cases of a list. */
function faultsOf(cases: readonly TraitCase[]): { missing: string[]; wrong: string[] } {
  const faults: { missing: string[]; wrong: string[] } = { missing: [], wrong: [] };
  for (const [trait, found, absent] of cases) {
    const ids = idsOf(compiled(trait));
    for (const id of idsIn(found)) if (!ids.has(id)) faults.missing.push(`${trait}: ${id}`);
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
