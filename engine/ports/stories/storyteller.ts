import type { CarriedItem } from '../../../story/chapter';
import type { Theme } from '../../../story/theme';
import type { Turn } from '../../../story/turn';
import type { Participant } from '../entries/participant';

/** A turn as the storyteller hands it on: everything that publishing needs, and nothing of the simulation. */
export interface PlayedTurn {
  /** Counts from 1. */
  readonly chapter: number;
  /** Counts from 1 in each chapter. */
  readonly section: number;
  readonly theme: Theme;
  readonly chapterTitle: string;
  /** One sentence about the chapter, '' until its last turn: a summary never tells more than was played. */
  readonly chapterSummary: string;
  /** Whether this is the chapter's last turn. The story's last turn has `turn.continue === false`. */
  readonly chapterEnds: boolean;
  /** What readers get; `date` is left to the publisher. */
  readonly turn: Omit<Turn, 'date'>;
  /** What the character carries after this turn. */
  readonly items: readonly CarriedItem[];
  /** Points earned in the story so far by the lights of the character's camp, ≥ 0, without likes. */
  readonly merit: number;
}

/**
 * Plays stories one turn at a time. A step depends on the save and the participant alone: played again from the same
 * save, the same happens, in the same words unless a model finds them. Saves are plain data; only the storyteller looks
 * inside.
 */
export interface Storyteller<Save> {
  begin(seed: number, participant: Participant): Save;
  /** @throws Error with code `story-ended` after the turn with `continue: false`. */
  play(save: Save, participant: Participant): Promise<{ save: Save; played: PlayedTurn }>;
  /** JSON text. */
  serialise(save: Save): string;
  /**
   * @throws Error with code `save-unreadable` for a text that `serialise` did not make, `save-too-new` for one that a
   * newer program made.
   */
  parse(text: string): Save;
}
