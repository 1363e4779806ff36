import { normaliseLine, TEXT_LIMITS } from '../../../story/text-from-people';
import { cut } from './read-name';

/** The first line of those whose entry has none. */
const DEFAULT_FIRST_WORD = 'このループからぬけださなきゃ…';

/** A first line of speech as it may be told: one line, within its limit, never empty. */
export function readFirstWord(firstWord: string): string {
  const line = cut(normaliseLine(firstWord), TEXT_LIMITS.firstWord);
  return line === '' ? DEFAULT_FIRST_WORD : line;
}
