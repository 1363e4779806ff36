/**
 * The sentences of a text, without the corners of speech around them: cut after 。！？ and at line breaks. Speech and the
 * words that name its speaker are one sentence.
 */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[。！？][」』]*)(?![」』])|\n/u).flatMap((piece) => {
    const sentence = piece.replace(/^[「『\s]+|[」』\s]+$/gu, '');
    return sentence === '' ? [] : [sentence];
  });
}

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['」', '「'],
  ['』', '『'],
  ['）', '（'],
]);
const OPENERS: ReadonlySet<string> = new Set(PAIRS.values());

/** Whether all corners of speech are opened and closed in order. */
export function bracketsPair(text: string): boolean {
  const open: string[] = [];
  for (const character of text) {
    const opener = PAIRS.get(character);
    if (opener !== undefined && open.pop() !== opener) return false;
    if (OPENERS.has(character)) open.push(character);
  }
  return open.length === 0;
}

/** Whether every paragraph ends with 。！？…… or ——, or with the end of speech. */
export function paragraphsEnd(text: string): boolean {
  return text.split('\n').every((paragraph) => /[。！？…―」』]$/u.test(paragraph.trimEnd()));
}
