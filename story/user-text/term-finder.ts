import { foldForTerms } from './fold-for-terms';

/** Shorter terms in kana are too common inside other words: シネ in シネマ, しね in いいですしね. */
const LONGEST_OF_SHORT = 3;

/** Endings that may follow a short term in kana without making it another word. */
const ENDINGS =
  '(?:する|して|した|しろ|され|させ)|(?:よ|や|な|ぞ|ね|か|だ|です|って|を|が|は|も|に|の|やつ|わ|し)(?![ぁ-ゖ])';

/** Kana words that may directly precede such a term. */
const BEFORE = 'この|その|あの|こんな|おまえ|くそ';

const KANA = /^[ぁ-ゖ\u3099\u309A]+$/u;
const LATIN = /^[a-z0-9 ]+$/u;

/**
 * Builds a matcher for a term in texts normalised by `foldForTerms`. Terms in Latin letters match whole words only;
 * terms of two or three kana match without kana before them and with only an ending after them; all others match
 * anywhere.
 * @returns null if nothing is left of the term after folding
 */
export function termFinder(term: string): RegExp | null {
  const folded = foldForTerms(term);
  if (folded === '') return null;
  if (LATIN.test(folded)) return new RegExp(`(?<![a-z0-9])${folded}(?![a-z0-9])`, 'u');
  if (KANA.test(folded) && folded.length <= LONGEST_OF_SHORT) {
    return new RegExp(`(?:(?<![ぁ-ゖ])|(?<=${BEFORE}))${folded}(?=$|[^ぁ-ゖ]|${ENDINGS})`, 'u');
  }
  return new RegExp(folded, 'u');
}
