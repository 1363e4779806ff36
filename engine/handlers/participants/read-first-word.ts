import { normaliseLine, TEXT_LIMITS } from '../../../story/user-text/normalise-text';
import { cutBetweenCharacters } from '../../japanese/cut-between-characters';

/** The first line of those who have none, or none that may be told. */
export const DEFAULT_FIRST_WORD = 'このループからぬけださなきゃ…';

/** A first line of speech as it may be told: one line, within its limit, never empty. */
export function readFirstWord(firstWord: string): string {
  const line = cutBetweenCharacters(normaliseLine(firstWord), TEXT_LIMITS.firstWord).trim();
  return line === '' ? DEFAULT_FIRST_WORD : line;
}
