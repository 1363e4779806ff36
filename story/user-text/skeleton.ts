import { LOOK_ALIKES } from './confusables';

const FIRST_OF = new Map(
  LOOK_ALIKES.flatMap((line) => {
    const [first = '', ...others] = line;
    return others.map((other) => [other, first] as const);
  }),
);

/** Small kana, and those that they are read as. */
const SMALL = 'ァィゥェォッャュョヮヵヶ';
const LARGE = 'アイウエオツヤユヨワカケ';

// All dashes look like the mark of a long vowel, which many leave out; 一 does as well.
const DASH = /[一\p{Pd}ー_~〜]/u;

/**
 * What a name looks like, for comparison alone: two names with one skeleton may be taken for one another. It holds
 * lower-case letters, katakana for hiragana, and digits; no spaces, marks, dashes or accents.
 */
export function skeleton(name: string): string {
  return [...withoutAccents(name.normalize('NFKC').toLowerCase())].map(look).join('');
}

/** Accents go; the two marks that make another kana of a kana stay. */
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
