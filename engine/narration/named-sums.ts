import { sentencesOf } from '../japanese/sentences';

/** Shorter sentences may come again; longer ones are prose and have other words to be result in. */
const LENGTH = { min: 9, max: 24 } as const;
const SUM = /銀貨(?=[一二三四五六七八九十百千万]+枚)/u;

/**
 * The text with sums of money put otherwise where the same sentence (二個で、しめて銀貨四枚。) has been result, earlier or in
 * this text: a price comes again by chance, and is then 銀貨にして四枚.
 */
export function withNewSums(text: string, isNarrated: (sentence: string) => boolean): string {
  const named = new Set<string>();
  let result = '';
  let rest = text;
  for (const sentence of sentencesOf(text)) {
    const end = rest.indexOf(sentence) + sentence.length;
    const piece = rest.slice(0, end);
    const again = isSum(sentence) && (named.has(sentence) || isNarrated(sentence));
    result += again
      ? piece.slice(0, -sentence.length) + sentence.replace(SUM, '銀貨にして')
      : piece;
    rest = rest.slice(end);
    named.add(sentence);
  }
  return result + rest;
}

function isSum(sentence: string): boolean {
  return sentence.length >= LENGTH.min && sentence.length <= LENGTH.max && SUM.test(sentence);
}
