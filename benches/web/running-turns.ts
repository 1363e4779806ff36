import { positionOfSection, type TurnPosition } from '../../story/turn-url';

/** The maximum length of a chapter. */
export const CHAPTER_TURNS = 40;

/** Where a running story's turn stands, counted from 1 over all chapters. */
export interface PlaceOfTurn extends Pick<TurnPosition, 'page'> {
  readonly chapter: number;
  readonly section: number;
}

export function placeOfTurn(turn: number): PlaceOfTurn {
  const chapter = Math.ceil(turn / CHAPTER_TURNS);
  const section = turn - (chapter - 1) * CHAPTER_TURNS;
  return { chapter, section, page: positionOfSection({ chapter, section }).page };
}
