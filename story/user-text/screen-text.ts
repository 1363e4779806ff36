import { termFinder } from './term-finder';
import { foldForTerms, foldSigns } from './fold-for-terms';
import { holdsPersonalData, leadsElsewhere } from './personal-data';
import { BUILT_IN_TERMS, INNOCENT, type Terms } from './unwelcome-terms';

/** `unwelcome`: not shown in other participants' stories · `severe`: not shown at all. */
export type Verdict = 'fine' | 'unwelcome' | 'severe';

/** Classifies a text that a user entered. */
export type Screen = (text: string) => Verdict;

/** Creates a classifier from the built-in terms and these; all terms are compiled once. */
export function screenWith(more: Terms): Screen {
  const severe = findersOf([...BUILT_IN_TERMS.severe, ...more.severe]);
  const unwelcome = findersOf([...BUILT_IN_TERMS.unwelcome, ...more.unwelcome]);
  const innocent = findersOf(INNOCENT).map(({ source }) => new RegExp(source, 'gu'));
  return (text) => {
    const lines = [foldForTerms(text), foldSigns(text)].map((line) =>
      innocent.reduce((rest, words) => rest.replace(words, ' '), line),
    );
    const holds = (finders: readonly RegExp[]) =>
      lines.some((line) => finders.some((finder) => finder.test(line)));
    if (holds(severe) || holdsPersonalData(text)) return 'severe';
    return holds(unwelcome) || leadsElsewhere(text) ? 'unwelcome' : 'fine';
  };
}

const findersOf = (terms: readonly string[]): RegExp[] =>
  terms.flatMap((term) => termFinder(term) ?? []);
