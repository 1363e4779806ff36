/** Runs of `n` characters in a text. */
function gramsOf(text: string, n: number): string[] {
  const characters = [...text];
  return characters.slice(n - 1).map((_, index) => characters.slice(index, index + n).join(''));
}

/** The share of distinct n-grams among a text's n-grams of characters, 0 to 1; repetition lowers it. */
export function distinctShare(text: string, n: number): number {
  const grams = gramsOf(text, n);
  return grams.length === 0 ? 1 : new Set(grams).size / grams.length;
}

/** The share of the first text's n-grams that the second text contains, 0 to 1. */
export function sharedShare(text: string, other: string, n: number): number {
  const grams = gramsOf(text, n);
  const known = new Set(gramsOf(other, n));
  return grams.length === 0 ? 0 : grams.filter((gram) => known.has(gram)).length / grams.length;
}
