import { sentencesOf } from '../japanese/sentences';

/** Sentences of prose are longer, and have other words to be told in. */
const LENGTH = { min: 9, max: 24 } as const;
const SUM = /銀貨(?=[一二三四五六七八九十百千万]+枚)/u;

/**
 * The text with sums of money put otherwise where the same sentence (二個で、しめて銀貨四枚。) has been told: a price comes again by
 * chance, and is then 銀貨にして四枚.
 */
export function withNewSums(text: string, isTold: (sentence: string) => boolean): string {
  return sentencesOf(text)
    .filter(({ length }) => length >= LENGTH.min && length <= LENGTH.max)
    .filter((sentence) => SUM.test(sentence) && isTold(sentence))
    .reduce(
      (told, sentence) => told.replace(sentence, () => sentence.replace(SUM, '銀貨にして')),
      text,
    );
}
