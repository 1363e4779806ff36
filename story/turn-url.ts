import type { TurnAddress } from './favorite-key';
import type { SectionRef } from './section-ref';

/** The base path of all routes: the adventure game, version 16. */
export const BASE_PATH = '/game/adventure/16';

export const TURNS_PER_PAGE = 10;

/** A turn's position among the pages: `chapter` and `page` count from 1, `turn` from 0 within the page. */
export interface TurnPosition {
  readonly chapter: number;
  readonly page: number;
  readonly turn: number;
}

export function positionOfSection({ chapter, section }: SectionRef): TurnPosition {
  const index = section - 1;
  return {
    chapter,
    page: Math.floor(index / TURNS_PER_PAGE) + 1,
    turn: index % TURNS_PER_PAGE,
  };
}

/** The number in 第N節. */
export function sectionOfPosition({ page, turn }: Pick<TurnPosition, 'page' | 'turn'>): number {
  return TURNS_PER_PAGE * (page - 1) + turn + 1;
}

/** `{docid}/{chapter}/{page}/{turn}`: a timeline entry's `url`, and the path below the base path. */
export function turnUrl({ docid, ...sectionRef }: TurnAddress): string {
  const { chapter, page, turn } = positionOfSection(sectionRef);
  return `${docid}/${chapter}/${page}/${turn}`;
}

/** The first and the last section of a page, of a chapter with this many; null where the page has none. */
export function sectionsOfPage(
  page: number,
  sections: number,
): [first: number, last: number] | null {
  const first = sectionOfPosition({ page, turn: 0 });
  return first > sections ? null : [first, Math.min(sections, first + TURNS_PER_PAGE - 1)];
}

/** Number of pages of a chapter with this many turns; an empty chapter has one page. */
export function pageCount(turns: number): number {
  return Math.max(1, Math.ceil(turns / TURNS_PER_PAGE));
}
