import { positionOfSection } from './turn-url';

/** The parts of a route below the base path. `page` and `chapter` count from 1, `turn` from 0; null where missing. */
export type Address =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'story';
      readonly docid: string;
      readonly chapter: number;
      readonly page: number;
      readonly turn: number | null;
    }
  | { readonly kind: 'unknown' };

/** The route's segments from the router; `rest` is everything after them. */
export interface RouteParams {
  readonly docid?: string | undefined;
  readonly chapter?: string | undefined;
  readonly page?: string | undefined;
  readonly turn?: string | undefined;
  readonly '*'?: string | undefined;
}

// Keys of the Realtime Database can't contain . # $ [ ] or a slash; a % remains where the router could not decode.
const DOCID = /^[^\s._#$%[\]/][^\s.#$%[\]/]{0,127}$/u;
const COUNT = /^[1-9]\d{0,5}$/u;
const TURN = /^\d$/u;

/** Parses a route; a segment that is not exactly a number of its kind gives null. */
export function readAddress({ docid, chapter, page, turn, '*': rest }: RouteParams): Address {
  if (rest !== undefined && rest !== '') return { kind: 'unknown' };
  if (docid === undefined) return { kind: 'home' };
  const isValid =
    DOCID.test(docid) &&
    COUNT.test(chapter ?? '1') &&
    COUNT.test(page ?? '1') &&
    TURN.test(turn ?? '0');
  if (!isValid) return { kind: 'unknown' };
  return {
    kind: 'story',
    docid,
    chapter: Number(chapter ?? 1),
    page: Number(page ?? 1),
    turn: turn === undefined ? null : Number(turn),
  };
}

/** The path of a page of a story below the base path. */
export const pagePath = (docid: string, chapter: number, page = 1): string =>
  `/${encodeURIComponent(docid)}/${chapter}/${page}`;

/** The path of a section on its page, below the base path. */
export const sectionPath = (docid: string, chapter: number, section: number): string =>
  `${pagePath(docid, chapter, positionOfSection({ chapter, section }).page)}#n${section}`;
