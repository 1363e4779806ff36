const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const LATIN = /[a-z]/iu;
/** 運動は〔まるで〕だめ, between a particle and the alternatives of a predicate. */
const PARTICLE_AND_PREDICATE =
  /\(\?:(?:が|は|も|を|に|だけは)(?:\|(?:が|は|も|を|に|の|だけは))*\)(?=\(\?:)/gu;
/** 耳が〔とても〕良い: a particle alone, outside of alternatives, before those of a predicate. */
const PARTICLE_ALONE =
  /(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])[がはも](?=\(\?:)/gu;
const ADVERBS =
  '(?:まるで|まったく|全く|全然|ぜんぜん|からきし|からっきし|本当に|ほんとに|どうも|かなり|すごく|とても|ちょっと|少し|大の|てんで|もう|よう|あまり)?';

/**
 * Fragments of regular expressions, separated by spaces, as one expression. `_` stands for blanks, or for a hyphen's
 * place in English. Longer fragments come first, since an alternation takes the first that fits. English ones are whole words.
 */
export function patternOf(fragments: string): RegExp {
  const parts = fragments
    .split(/\s+/u)
    .filter((part) => part !== '')
    .sort((a, b) => b.length - a.length)
    .map(bounded);
  return new RegExp(parts.length === 0 ? '(?!)' : parts.join('|'), 'giu');
}

function bounded(fragment: string): string {
  const text = fragment
    .replaceAll('_', String.raw`(?:\s+)`)
    .replace(PARTICLE_AND_PREDICATE, (particle) => particle + ADVERBS)
    .replace(PARTICLE_ALONE, (particle) => particle + ADVERBS);
  const isEnglish = LATIN.test(fragment) && !JAPANESE.test(fragment);
  return isEnglish ? String.raw`(?<![a-z])(?:${text})(?![a-z])` : text;
}
