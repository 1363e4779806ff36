/** Of the words with which a later morning begins again, in UTF-16 code units. */
const REPEATED_LENGTH = 170;

/** As many sentences of a text's first paragraph as a later section repeats. */
export function beginningOf(text: string): string {
  const [first = ''] = text.split('\n');
  let taken = '';
  for (const sentence of first.split(/(?<=[。」？！])/u)) {
    if (taken.length + sentence.length > REPEATED_LENGTH) break;
    taken += sentence;
  }
  return taken;
}
