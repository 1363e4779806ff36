/** A piece of a line; `reading` is '' where none stands beside it. */
export interface SpokenPiece {
  readonly text: string;
  readonly reading: string;
}

/** A single kanji is read in many ways: its reading holds where it stands only. */
const WHOLE_WORD = 2;

/**
 * What a voice is given for a line: readings in the place of the words that have them, never beside them.
 * @param readings By the word; a name keeps its reading wherever it comes again.
 */
export function spokenOf(
  pieces: readonly SpokenPiece[],
  readings: ReadonlyMap<string, string>,
): string {
  const names = [...readings]
    .filter(([base, reading]) => base.length >= WHOLE_WORD && reading !== '')
    // Of two names that begin alike the longer one is meant.
    .sort(([one], [other]) => other.length - one.length);
  const named = (text: string): string =>
    names.reduce((told, [base, reading]) => told.replaceAll(base, reading), text);
  return pieces
    .map(({ text, reading }) => (reading === '' ? named(text) : reading))
    .join('')
    .replace(/[～〜]/gu, '')
    .trim();
}
