import { withoutAccents } from './skeleton';

/** Leetspeak: digits and signs in place of letters. */
const FOR_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Cyrillic and Greek homoglyphs of Latin letters. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', к: 'k', і: 'i', ѕ: 's', һ: 'h' },
  ...{ α: 'a', ο: 'o', ε: 'e', ι: 'i', κ: 'k', υ: 'u', ρ: 'p', τ: 't', ν: 'v' },
};

/**
 * Folds a text for term matching: lower case, hiragana for katakana, no long vowel marks, one space for everything that
 * is neither letter nor digit, and spaced-out letters joined.
 */
export function foldForTerms(text: string): string {
  const letters = withoutAccents(text.normalize('NFKC').toLowerCase())
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[аеорсухкіѕһαοεικυρτν]/gu, (letter) => LATIN[letter] ?? letter)
    .replace(/[ー〜~]+/gu, '');
  return together(letters.replace(/[^\p{L}\p{N}\u3099\u309A]+/gu, ' ').trim());
}

/** Also folds leetspeak, as in p0rn. */
export function foldSigns(text: string): string {
  return foldForTerms(
    text
      .normalize('NFKC')
      .replace(
        /(?<=[a-z0-9@$])[013457@$]|[013457@$](?=[a-z])/giu,
        (sign) => FOR_LETTERS[sign] ?? sign,
      ),
  );
}

/** し ね → しね: joins a row of single characters, which is a spaced-out word. */
function together(words: string): string {
  return words.replace(/(?<![^ ])[^ ](?: [^ ])+(?![^ ])/gu, (apart) => apart.replaceAll(' ', ''));
}
