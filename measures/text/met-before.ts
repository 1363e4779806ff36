import { sentencesOf } from '../../engine/japanese/sentences';
import { average, shareOf } from '../format/average';
import type { MeasuredStory } from '../format/measured-story';

/** Sentences up to here (「はい」) may come again. */
const SHORT_SENTENCE = 8;
/** Stands for what participants typed: with another name it is the same sentence. */
const TYPED = '〇';

/** The sentences of a story that count, without those of a morning that is repeated on purpose. */
function sentencesToMeet({ turns, name, label, firstLine }: MeasuredStory): string[] {
  const typed = [firstLine, label, name].filter((one) => one !== '');
  return turns
    .filter(({ facts }) => !facts.echo)
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => !typed.slice(0, -1).includes(sentence))
    .map((sentence) => typed.reduce((left, one) => left.replaceAll(one, TYPED), sentence))
    .filter((sentence) => sentence.length > SHORT_SENTENCE);
}

/**
 * The share of each story's sentences that a reader of all stories before it has met, 0 to 1.
 * @param row Stories in the order of their serial numbers.
 */
export function metBefore(row: readonly MeasuredStory[]): number[] {
  const met = new Set<string>();
  return row.map((story) => {
    const sentences = sentencesToMeet(story);
    const share = shareOf(sentences, (sentence) => met.has(sentence));
    for (const sentence of sentences) met.add(sentence);
    return share;
  });
}

/** The share in a row's n-th story, averaged over all rows of n stories that can be cut one behind the other. */
export function metInNth(row: readonly MeasuredStory[], n: number): number {
  const rows = Math.floor(row.length / n);
  return average(
    Array.from({ length: rows }, (_, index) => metBefore(row.slice(index * n, (index + 1) * n)))
      .map((shares) => shares.at(-1) ?? NaN)
      .filter((share) => !Number.isNaN(share)),
  );
}
