/** Two texts beside each other: each line is broken after so many cells; a wide character has two. */
export function columns(left: string, right: string, cells: number): string {
  const [lefts, rights] = [broken(left, cells), broken(right, cells)];
  const rows = Math.max(lefts.length, rights.length);
  return Array.from({ length: rows }, (_, row) => {
    const one = lefts[row] ?? '';
    const gap = ' '.repeat(cells - cellsOf(one));
    return `${one}${gap} │ ${rights[row] ?? ''}`.trimEnd();
  }).join('\n');
}

function broken(text: string, cells: number): string[] {
  return text.split('\n').flatMap((line) => {
    const rows: string[] = [];
    let row = '';
    for (const character of line) {
      if (cellsOf(row + character) > cells) {
        rows.push(row);
        row = '';
      }
      row += character;
    }
    return [...rows, row];
  });
}

/** East Asian width, as far as stories use it: what is outside of Latin is wide. */
function cellsOf(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0xff ? 2 : 1),
    0,
  );
}
