import { LOOK_ALIKES } from './confusables';

const FIRST_OF = new Map(
  LOOK_ALIKES.flatMap((line) => {
    const [first = '', ...others] = line;
    return others.map((other) => [other, first] as const);
  }),
);

/** Small kana and their full-size forms. */
const SMALL = 'ァィゥェォッャュョヮヵヶ';
const LARGE = 'アイウエオツヤユヨワカケ';

// All dashes look like the long vowel mark, which is often left out; so does 一.
const DASH = /[一\p{Pd}ー_~〜]/u;

/**
 * The skeleton of a name, for comparison only: names with equal skeletons can be confused. It consists of lower-case
 * letters, hiragana folded to katakana, and digits; no spaces, marks, dashes or accents.
 */
export function skeleton(name: string): string {
  return [...withoutAccents(name.normalize('NFKC').toLowerCase())].map(look).join('');
}

/** Removes accents, but keeps the two marks that make another kana of a kana. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?![\u3099\u309A])\p{M}/gu, '')
    .normalize('NFKC');
}

function look(character: string): string {
  if (DASH.test(character)) return '';
  const katakana = character.replace(/[ぁ-ゖ]/u, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) + 0x60),
  );
  const small = SMALL.indexOf(katakana);
  const seen = small < 0 ? katakana : LARGE.charAt(small);
  const first = FIRST_OF.get(seen) ?? FIRST_OF.get(character) ?? seen;
  return /[\p{L}\p{N}]/u.test(first) ? first : '';
}
