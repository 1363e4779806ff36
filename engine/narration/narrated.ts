import { hashText } from '../world/random';
import { sentencesOf } from '../japanese/sentences';

/**
 * What a story has told, small enough for every save: 24 bits a sentence, 4 characters each. Two sentences that share
 * their bits cost nothing but another wording.
 */
export type Narrated = string;

const MARK_LENGTH = 4;
/** A story of seven chapters has about 2,000 sentences; beyond them the oldest are forgotten. */
const REMEMBERED = 2400;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The question whether a sentence has been told, at the place so called: a sentence that speaks of the place counts as
 * told when it was told of another one.
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
