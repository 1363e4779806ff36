import { TEXT_LIMITS } from './normalise-text';
import { isReservedName } from './is-reserved-name';

export type NameProblem =
  'onamae-empty' | 'onamae-too-long' | 'onamae-no-letter' | 'onamae-quotes' | 'onamae-reserved';

export type FirstWordProblem = 'firstWord-empty' | 'firstWord-too-long';

/**
 * Quotation brackets that stories put around speech and names, and similar marks: a name that contains one could end a
 * quotation.
 */
export const QUOTES = '「」『』【】〔〕《》〈〉“”„"«»';
const QUOTE = new RegExp(`[${QUOTES}]`, 'u');

/** Validates a name that was normalised by `normaliseLine`. */
export function nameProblem(onamae: string): NameProblem | null {
  if (onamae === '') return 'onamae-empty';
  if (onamae.length > TEXT_LIMITS.onamae) return 'onamae-too-long';
  if (QUOTE.test(onamae)) return 'onamae-quotes';
  // A name of marks alone is refused, because it is invisible in a list.
  if (!/[\p{L}\p{N}\p{S}]/u.test(onamae)) return 'onamae-no-letter';
  return isReservedName(onamae) ? 'onamae-reserved' : null;
}

/** Validates a first line that was normalised by `normaliseLine`. */
export function firstWordProblem(firstWord: string): FirstWordProblem | null {
  if (firstWord === '') return 'firstWord-empty';
  return firstWord.length > TEXT_LIMITS.firstWord ? 'firstWord-too-long' : null;
}
