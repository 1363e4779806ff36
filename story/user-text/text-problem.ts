import { TEXT_LIMITS } from './normalise-text';
import { isReservedName } from './is-reserved-name';

export type NameProblem =
  'onamae-empty' | 'onamae-too-long' | 'onamae-no-letter' | 'onamae-quotes' | 'onamae-reserved';

export type FirstWordProblem = 'firstWord-empty' | 'firstWord-too-long';

/** The marks that a story puts around speech and names, and their likes: a name that holds one could end a quotation. */
export const QUOTES = '「」『』【】〔〕《》〈〉“”„"«»';
const QUOTE = new RegExp(`[${QUOTES}]`, 'u');

/** What is wrong with a name that went through `normaliseLine`. */
export function nameProblem(onamae: string): NameProblem | null {
  if (onamae === '') return 'onamae-empty';
  if (onamae.length > TEXT_LIMITS.onamae) return 'onamae-too-long';
  if (QUOTE.test(onamae)) return 'onamae-quotes';
  // Marks alone are no name, and in a list they are not seen.
  if (!/[\p{L}\p{N}\p{S}]/u.test(onamae)) return 'onamae-no-letter';
  return isReservedName(onamae) ? 'onamae-reserved' : null;
}

/** What is wrong with a first line that went through `normaliseLine`. */
export function firstWordProblem(firstWord: string): FirstWordProblem | null {
  if (firstWord === '') return 'firstWord-empty';
  return firstWord.length > TEXT_LIMITS.firstWord ? 'firstWord-too-long' : null;
}
