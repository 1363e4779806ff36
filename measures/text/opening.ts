/** Between two sentences; 」 belongs to the sentence before it. */
const BETWEEN = /(?<=[。！？][」』]*)(?![」』])|\n/u;

/** A section's first sentence with its corners, and what follows it. */
export function openingOf(section: string): { readonly sentence: string; readonly rest: string } {
  const [sentence = '', ...rest] = pieces(section);
  return { sentence, rest: rest.join('\n') };
}

/** A section's last sentence with its corners. */
export function closingOf(section: string): string {
  return pieces(section).at(-1) ?? '';
}

function pieces(section: string): string[] {
  return section
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
