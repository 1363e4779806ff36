import { normaliseLine, TEXT_LIMITS } from '../../../story/user-text/normalise-text';
import { cutBetweenCharacters } from '../../japanese/cut-between-characters';

/** The default first line; it also replaces an unusable one. */
export const DEFAULT_FIRST_WORD = 'このループからぬけださなきゃ…';

/** A first line as a story may use it: one line, within its limit, never empty. */
export function readFirstWord(firstWord: string): string {
  const line = cutBetweenCharacters(normaliseLine(firstWord), TEXT_LIMITS.firstWord).trim();
  return line === '' ? DEFAULT_FIRST_WORD : line;
}
