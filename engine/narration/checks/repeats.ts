import { sharedShare } from '../../japanese/grams';
import { sentencesOf } from '../../japanese/sentences';
import { faultsOf, NO_FAULTS, type Check } from './check';

/** Shorter sentences may be repeated; UTF-16 code units. */
const LENGTH = 8;
const GRAM = 8;
/** A larger share of n-grams from the last turns counts as a copy. */
const MOST_SHARED = 0.2;

export const repeats: Check = ({ body, text, opening, recent, isNarrated }) => {
  // The first line is repeated in every chapter.
  const words = text.slice(opening.length);
  const sentences = sentencesOf(words).filter((sentence) => sentence.length > LENGTH);
  const again = sentences.filter(
    (sentence, index) => isNarrated(sentence) || sentences.indexOf(sentence) < index,
  );
  const isCopied = sharedShare(body, recent.join('\n'), GRAM) > MOST_SHARED;
  return [
    ...faultsOf(
      'repeats',
      again.length > 0 ? ['sentence'] : [],
      () => '前に語った文や同じ文がくり返されている。言いかえる。',
    ),
    ...(isCopied
      ? [{ code: 'repeats' as const, advice: '前の節をなぞっている。今の出来事だけを書く。' }]
      : NO_FAULTS),
  ];
};
