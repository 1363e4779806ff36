import { hashText } from '../world/random';
import { sentencesOf } from '../japanese/sentences';

/**
 * Hashes of the sentences that a story has used, small enough for every save: 24 bits a sentence, 4 characters each.
 * A collision only makes the narrator choose another wording.
 */
export type Narrated = string;

const MARK_LENGTH = 4;
/** Sentences. A story of seven chapters has about 2,000; beyond this limit the oldest are dropped. */
const REMEMBERED = 2400;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Returns a test whether a sentence has been narrated. A sentence that names `place` also counts as narrated when the
 * story used it with another place's name.
 */
export function memoryOf(narrated: Narrated, place = ''): (sentence: string) => boolean {
  const marks = new Set<string>();
  for (let index = 0; index < narrated.length; index += MARK_LENGTH) {
    marks.add(narrated.slice(index, index + MARK_LENGTH));
  }
  return (sentence) =>
    marks.has(markOf(sentence)) ||
    (speaksOf(place, sentence) && marks.has(markOf(ofAnyPlace(place, sentence))));
}

/** Adds the sentences of a turn's text. */
export function withText(narrated: Narrated, text: string, place = ''): Narrated {
  const sentences = sentencesOf(text);
  const ofPlace = sentences.filter((sentence) => speaksOf(place, sentence));
  const marks = [...sentences, ...ofPlace.map((sentence) => ofAnyPlace(place, sentence))]
    .map(markOf)
    .join('');
  return (narrated + marks).slice(-REMEMBERED * MARK_LENGTH);
}

function speaksOf(place: string, sentence: string): boolean {
  return place !== '' && sentence.includes(place);
}

function ofAnyPlace(place: string, sentence: string): string {
  return sentence.replaceAll(place, '〇');
}

function markOf(sentence: string): string {
  const bits = hashText(sentence);
  return [18, 12, 6, 0].map((shift) => DIGITS[(bits >>> shift) & 63] ?? '').join('');
}
