/** A later morning begins with these words again: at least a sentence, and further ones within this length, in UTF-16 code units. */
const REPEATED_LENGTH = 80;
/** A sentence that is longer is no beginning. */
const SENTENCE_LENGTH = 170;

/** As many sentences of a text's first paragraph as a later section repeats. */
export function beginningOf(text: string): string {
  const [first = ''] = text.split('\n');
  let taken = '';
  let passed = '';
  for (const sentence of first.split(/(?<=[。」？！])/u)) {
    passed += sentence;
    // What a person says is not cut.
    if (isInSpeech(passed)) continue;
    if (passed.length > (taken === '' ? SENTENCE_LENGTH : REPEATED_LENGTH)) break;
    taken = passed;
  }
  return taken;
}

const isInSpeech = (text: string): boolean => text.lastIndexOf('「') > text.lastIndexOf('」');
