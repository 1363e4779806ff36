import type { CarriedItem } from '../../../story/chapter';
import type { Theme } from '../../../story/theme';
import type { Turn } from '../../../story/turn';
import type { Participant } from '../entries/participant';

/** A turn as the storyteller returns it: everything that publishing needs, without the simulation's state. */
export interface PlayedTurn {
  /** Counts from 1. */
  readonly chapter: number;
  /** Counts from 1 in each chapter. */
  readonly section: number;
  readonly theme: Theme;
  /** The name of the world. */
  readonly world: string;
  readonly chapterTitle: string;
  /** One sentence about the chapter, '' until its last turn: a summary never reveals later turns. */
  readonly chapterSummary: string;
  /** Whether this is the chapter's last turn. The story's last turn has `turn.continue === false`. */
  readonly chapterEnds: boolean;
  /** The public turn; the publisher adds `date`. */
  readonly turn: Omit<Turn, 'date'>;
  /** What the character carries after this turn. */
  readonly items: readonly CarriedItem[];
  /** Merit: points for the character's achievements so far by the goals of its camp, ≥ 0, without likes. */
  readonly merit: number;
}

/**
 * Plays stories one turn at a time. A step depends on the save and the participant alone: repeated from the same save
 * it has the same events, and the same words unless a model writes them. What a model decides is part of the save. Saves are plain data, opaque to everything but
 * the storyteller.
 */
export interface Storyteller<Save> {
  /** @param serial The story's number among all, from 1; 0 for none. */
  begin(seed: number, participant: Participant, serial: number): Save;
  /**
   * Makes decisions about the next turns that the save does not determine, or words for them.
   * @returns the save with them, to be stored before the next call, and before the turn is played; null where there are
   * none, or they are in the save already.
   */
  decide(save: Save, participant: Participant): Promise<Save | null>;
  /** @throws Error with code `story-ended` after the turn with `continue: false`. */
  play(save: Save, participant: Participant): Promise<{ save: Save; played: PlayedTurn }>;
  /** JSON text. */
  serialise(save: Save): string;
  /**
   * @throws Error with code `save-unreadable` for a text that is no valid save, `save-too-new` for a save of a
   * newer program.
   */
  parse(text: string): Save;
}
