const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const LATIN = /[a-z]/iu;

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
  const text = fragment.replaceAll('_', String.raw`(?:\s+)`);
  const isEnglish = LATIN.test(fragment) && !JAPANESE.test(fragment);
  return isEnglish ? String.raw`(?<![a-z])(?:${text})(?![a-z])` : text;
}
