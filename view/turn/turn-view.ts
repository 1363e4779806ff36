import type { Role, Turn } from '../../story/turn';
import { isSpeech, paragraphsOf, withReadings, type Piece } from '../../story/turn-text';
import { storyTexts } from '../texts/story-texts';

/** A paragraph of a turn. */
export interface Line {
  /** Speech and asides begin with their bracket, without the indent of a paragraph. */
  readonly isSpeech: boolean;
  /** The words in their order, with readings (ruby) where they have them. */
  readonly pieces: readonly Piece[];
}

/** What every medium shows of a turn, in the order in which it is read; '' where there is nothing. */
export interface TurnView {
  /** 第N節 */
  readonly heading: string;
  readonly role: Role;
  readonly teller: string;
  /** The operator has hidden it: its only line says so, and nobody speaks. */
  readonly isHidden: boolean;
  /** `scene:NAME?…` or an https URL. */
  readonly picture: string;
  readonly lines: readonly Line[];
  /** 売上 1,200・3点 */
  readonly sales: string;
  /** Closes the story. */
  readonly end: string;
}

type Shown = Pick<
  Turn,
  'role' | 'turn' | 'url' | 'sales' | 'unit' | 'continue' | 'ruby' | 'hidden'
>;

/** Who speaks in a turn. */
export const tellerOf = (role: Role, playerName: string): string =>
  role === 'model' ? storyTexts.gameMaster : playerName || storyTexts.player;

/** What a turn shows; readers of `battle` find it in `battleView`. @param section Its number in the chapter, from 1. */
export const turnView = (turn: Shown, section: number, playerName: string): TurnView => ({
  heading: storyTexts.section(section),
  role: turn.role,
  teller: tellerOf(turn.role, playerName),
  isHidden: turn.hidden === true,
  picture: turn.url,
  lines: withReadings(paragraphsOf(turn.turn), turn.ruby ?? []).map((pieces) => ({
    isSpeech: isSpeech(pieces[0]?.text ?? ''),
    pieces,
  })),
  sales: turn.sales > 0 ? storyTexts.sales(turn.sales, turn.unit) : '',
  end: turn.continue ? '' : storyTexts.theEnd,
});
