const CLOSING: Readonly<Record<string, string>> = { '『': '』', '（': '）' };

/**
 * A text that can stand within 「」: corners of its own become 『』, and brackets that have no partner are left out, so
 * that nothing typed ends what the story says. A line that is one speech in corners loses them; one of nothing but
 * brackets is a silence.
 */
export function withinCorners(text: string): string {
  const inner = paired(text.replaceAll('「', '『').replaceAll('」', '』'));
  const isOneSpeech = text.startsWith('「') && text.endsWith('」') && isPair(inner);
  const said = (isOneSpeech ? inner.slice(1, -1) : inner).trim();
  return said === '' ? '……' : said;
}

/** A name for the story: brackets that could end a quotation are left out. */
export function withoutCorners(name: string): string {
  return paired(name.replace(/[「」『』]/gu, '')).trim();
}

/** Whether the first bracket's partner is the last character. */
function isPair(text: string): boolean {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '『') depth += 1;
    if (character === '』') depth -= 1;
    if (depth === 0) return index === [...text].length - 1;
  }
  return false;
}

function paired(text: string): string {
  const characters = [...text];
  const open: { readonly closing: string; readonly index: number }[] = [];
  const alone = new Set<number>();
  for (const [index, character] of characters.entries()) {
    const closing = CLOSING[character];
    if (closing !== undefined) open.push({ closing, index });
    else if (character !== '』' && character !== '）') continue;
    else if (open.at(-1)?.closing === character) open.pop();
    else alone.add(index);
  }
  for (const { index } of open) alone.add(index);
  return characters.filter((_, index) => !alone.has(index)).join('');
}
