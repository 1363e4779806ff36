/** UTF-16 code units. */
const NEAR = 20;

/**
 * What surrounds each match, within its line. A pattern that begins with `.{0,20}` finds the same in many times the time.
 * @param mark With the flag `g`.
 */
export function excerptsAround(mark: RegExp, text: string): string[] {
  return [...text.matchAll(mark)].map(({ 0: found, index }) => {
    const before = text.slice(Math.max(0, index - NEAR), index);
    const after = text.slice(index + found.length, index + found.length + NEAR);
    return before.slice(before.lastIndexOf('\n') + 1) + found + (after.split('\n')[0] ?? '');
  });
}
