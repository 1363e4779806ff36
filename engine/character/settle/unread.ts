import { textOf, spanOf } from '../reading/text';
import { ELEMENT_KINDS, type Reading } from '../schema/reading';
import type { Span } from '../schema/span';

const CLAUSE = /[^、。!?,;:\n・「」()]+/gu;
/** Shorter ones are rests of a clause. */
const SHORTEST = 2;

/** The clauses of a trait from which nothing was read. */
export function unreadIn(trait: string, reading: Reading): Span[] {
  const text = textOf('trait', trait);
  const spans = [
    ...ELEMENT_KINDS.flatMap((kind) => reading[kind].map(({ span }) => span)),
    ...[...reading.ties, ...reading.trades].map(({ span }) => span),
    ...[reading.age, reading.nature, reading.gender, reading.want, reading.voice].flatMap((one) =>
      one === null ? [] : [one.span],
    ),
  ].filter(({ source }) => source === 'trait');
  return [...text.words.matchAll(CLAUSE)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const isRead = spans.some((span) => span.start < end && span.end > start);
    return isRead || match[0].trim().length < SHORTEST ? [] : [spanOf(text, start, end)];
  });
}
