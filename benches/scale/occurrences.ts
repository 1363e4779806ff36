/** Counts a word in text that arrives in chunks, including occurrences across chunk boundaries. */
export function countOf(word: string): { take(piece: string): void; readonly count: number } {
  let rest = '';
  let count = 0;
  return {
    take(piece) {
      const text = rest + piece;
      count += text.split(word).length - 1;
      const end = text.lastIndexOf(word);
      rest = text.slice(
        Math.max(end === -1 ? 0 : end + word.length, text.length - word.length + 1),
      );
    },
    get count() {
      return count;
    },
  };
}
