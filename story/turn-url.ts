import type { TurnAddress } from './favorite-key';
import { TURNS_PER_PAGE } from './page-bounds';
import type { SectionRef } from './section-ref';

/** The base path of all routes: the adventure game, version 16. */
export const BASE_PATH = '/game/adventure/16';

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
