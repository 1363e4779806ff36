import type { Primitive } from '../tree/primitive';

/** One end of a range. Without a name it includes (or, exclusive, excludes) every key at that value. */
export interface Bound {
  readonly value: Primitive | null;
  readonly name: string | null;
  readonly isInclusive: boolean;
}

export interface Query {
  /** `.key`, `.value`, `.priority` or the path of a descendant of each child. */
  readonly orderBy: string;
  readonly start: Bound | null;
  readonly end: Bound | null;
  readonly limit: number | null;
  /** Which end of the range a limit keeps. */
  readonly keeps: 'first' | 'last';
}

export function isWholeNode(query: Query): boolean {
  return query.start === null && query.end === null && query.limit === null;
}
