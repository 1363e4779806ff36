import { nameProblem, QUOTES } from '../../../story/user-text/text-problem';
import { normaliseLine, TEXT_LIMITS } from '../../../story/user-text/normalise-text';
import { cutBetweenCharacters } from '../../japanese/cut-between-characters';

/** Who is called by a name that isn't told. It is one of the reserved names: nobody else has it. */
export const HIDDEN_NAME = '名を伏せた旅人';

const QUOTE = new RegExp(`[${QUOTES}]`, 'gu');

/**
 * A name as it may be shown, '' for one that cannot: the engine trusts no entry, whoever wrote it. Quotation marks are
 * left out; a name that could be taken for one of the game's own is replaced.
 */
export function readName(onamae: string): string {
  const plain = normaliseLine(normaliseLine(onamae).replace(QUOTE, ''));
  const name = cutBetweenCharacters(plain, TEXT_LIMITS.onamae).trim();
  const problem = nameProblem(name);
  if (problem === null) return name;
  return problem === 'onamae-reserved' ? HIDDEN_NAME : '';
}
