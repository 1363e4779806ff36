import { foldForTerms } from './fold-for-terms';

/** Shorter words of kana alone stand in many others: シネ in シネマ, しね in いいですしね. */
const LONGEST_OF_SHORT = 3;

/** What may follow a short word of kana without making another word of it. */
const ENDINGS =
  '(?:する|して|した|しろ|され|させ)|(?:よ|や|な|ぞ|ね|か|だ|です|って|を|が|は|も|に|の|やつ|わ|し)(?![ぁ-ゖ])';

/** Words of kana that may stand right before such a word. */
const BEFORE = 'この|その|あの|こんな|おまえ|くそ';

const KANA = /^[ぁ-ゖ\u3099\u309A]+$/u;
const LATIN = /^[a-z0-9 ]+$/u;

/**
 * Finds a term in texts that went through `foldForTerms`. Words of Latin letters are found whole; words of two or three
 * kana where no kana stand before them and nothing but an ending behind; everything else wherever it stands.
 * @returns null for a term of which nothing is left.
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
