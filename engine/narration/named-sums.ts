import { sentencesOf } from '../japanese/sentences';

/** In UTF-16 code units: shorter sentences may be repeated, and longer ones are prose that has other wordings. */
const LENGTH = { min: 9, max: 24 } as const;
const SUM = /銀貨(?=[一二三四五六七八九十百千万]+枚)/u;

/**
 * Rewords sums of money (銀貨にして四枚) in sentences that the story or this text already contains (二個で、しめて銀貨四枚。):
 * the same price can occur twice by chance.
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
