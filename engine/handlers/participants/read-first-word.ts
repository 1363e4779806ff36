import { DEFAULT_FIRST_WORD } from '../../../story/first-word';
import { normaliseLine, TEXT_LIMITS } from '../../../story/user-text/normalise-text';
import { cutBetweenCharacters } from '../../japanese/cut-between-characters';

/** A first line as a story may use it: one line, within its limit; the default one replaces an empty one. */
export function readFirstWord(firstWord: string): string {
  const line = cutBetweenCharacters(normaliseLine(firstWord), TEXT_LIMITS.firstWord).trim();
  return line === '' ? DEFAULT_FIRST_WORD : line;
}
