import type { Role, Turn } from '../../story/turn';
import { isSpeech, paragraphsOf, withReadings, type Piece } from '../../story/turn-text';
import { storyTexts } from '../texts/story-texts';

/** A paragraph of a turn. */
export interface Line {
  /** Speech and asides begin with their bracket, without indentation. */
  readonly isSpeech: boolean;
  /** The words in order, with readings (ruby) where they have them. */
  readonly pieces: readonly Piece[];
}

/** The parts of a turn that every medium shows, in reading order; '' for a missing one. */
export interface TurnView {
  /** 第N節 */
  readonly heading: string;
  readonly role: Role;
  readonly teller: string;
  /** Whether the turn is hidden: its only line says so, and it has no teller. */
  readonly isHidden: boolean;
  /** `scene:NAME?…` or an https URL. */
  readonly picture: string;
  readonly lines: readonly Line[];
  /** Below the words: 役に立った装備「手紙切り」, 売上 1,200・3点. */
  readonly notes: readonly string[];
  /** Closes the story. */
  readonly end: string;
}

type Shown = Pick<
  Turn,
  'role' | 'turn' | 'url' | 'sales' | 'unit' | 'continue' | 'ruby' | 'worn' | 'hidden'
>;

/** The teller of a turn. */
export const tellerOf = (role: Role, playerName: string): string =>
  role === 'model' ? storyTexts.gameMaster : playerName || storyTexts.player;

/** The view of a turn; `battleView` has its battle. @param section Its number in the chapter, from 1. */
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
  notes: [
    ...(turn.worn === undefined || turn.worn === '' ? [] : [storyTexts.worn(turn.worn)]),
    ...(turn.sales > 0 ? [storyTexts.sales(turn.sales, turn.unit)] : []),
  ],
  end: turn.continue ? '' : storyTexts.theEnd,
});
