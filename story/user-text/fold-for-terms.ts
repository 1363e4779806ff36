import { withoutAccents } from './skeleton';

/** Digits and signs that stand for letters. */
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

/** Cyrillic and Greek letters that look like Latin ones. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', к: 'k', і: 'i', ѕ: 's', һ: 'h' },
  ...{ α: 'a', ο: 'o', ε: 'e', ι: 'i', κ: 'k', υ: 'u', ρ: 'p', τ: 't', ν: 'v' },
};

/**
 * A text as terms are looked for in it: lower case, hiragana for katakana, no long vowels, one space for whatever is
 * neither letter nor digit, and letters that stand apart brought together.
 */
export function foldForTerms(text: string): string {
  const letters = withoutAccents(text.normalize('NFKC').toLowerCase())
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[аеорсухкіѕһαοεικυρτν]/gu, (letter) => LATIN[letter] ?? letter)
    .replace(/[ー〜~]+/gu, '');
  return together(letters.replace(/[^\p{L}\p{N}\u3099\u309A]+/gu, ' ').trim());
}

/** The same with letters for digits and signs, as in p0rn. */
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

/** し ね → しね: characters that stand alone one after the other are a word that somebody pulled apart. */
function together(words: string): string {
  return words.replace(/(?<![^ ])[^ ](?: [^ ])+(?![^ ])/gu, (apart) => apart.replaceAll(' ', ''));
}
