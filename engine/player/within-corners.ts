const CLOSING: Readonly<Record<string, string>> = { '『': '』', '（': '）' };

/**
 * A text that can be quoted in 「」: its own corners become 『』, and unpaired brackets are removed, so that typed text can't
 * end the quotation. Corners around the whole text are removed; a text of brackets alone becomes ……
 */
export function withinCorners(text: string): string {
  const inner = paired(text.replaceAll('「', '『').replaceAll('」', '』'));
  const isOneSpeech = text.startsWith('「') && text.endsWith('」') && isPair(inner);
  const said = (isOneSpeech ? inner.slice(1, -1) : inner).trim();
  return said === '' ? '……' : said;
}

/** A participant's name for the story, without brackets that could end a quotation. */
export function withoutCorners(name: string): string {
  return paired(name.replace(/[「」『』]/gu, '')).trim();
}

/** Whether the first bracket is closed by the last character. */
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
