import { nameProblem, QUOTES } from '../../../story/user-text/text-problem';
import { normaliseLine, TEXT_LIMITS } from '../../../story/user-text/normalise-text';
import { cutBetweenCharacters } from '../../japanese/cut-between-characters';

/** Replaces an unusable name. It is one of the reserved names: no participant has it. */
export const HIDDEN_NAME = '名を伏せた旅人';

const QUOTE = new RegExp(`[${QUOTES}]`, 'gu');

/**
 * A displayable name, '' when there is none: entries are untrusted input. Quotation marks are
 * removed; a name that could be taken for one of the game's own is replaced.
 */
export function readName(onamae: string): string {
  const plain = normaliseLine(normaliseLine(onamae).replace(QUOTE, ''));
  const name = cutBetweenCharacters(plain, TEXT_LIMITS.onamae).trim();
  const problem = nameProblem(name);
  if (problem === null) return name;
  return problem === 'onamae-reserved' ? HIDDEN_NAME : '';
}
