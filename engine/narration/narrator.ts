import type { Role } from '../../story/turn';
import type { Situation } from '../storylets/rules/situation';
import type { LedgerEvent } from '../world/event';
import type { ScriptPiece } from './script-piece';

/** Who is present beside the traveller. Absent people may be mentioned, but do not speak or act. */
export interface Presence {
  /** Ids of the world's people. */
  readonly people: readonly string[];
  /** Whether the situation's guest is present. */
  readonly guest: boolean;
}

/** The story so far for a narrator; its size is bounded however long the story is. */
export interface Past {
  /** A sentence for each of the last few finished chapters. What participants typed is left out: see `narration/facts/stand-ins.ts`. */
  readonly chapters: readonly string[];
  /** The latest deeds of this chapter, oldest first, also without what participants typed. */
  readonly deeds: readonly string[];
  /** The last turns of this chapter as readers got them. */
  readonly turns: readonly string[];
  /** Names of the world's people whom this chapter has introduced. */
  readonly named: readonly string[];
}

/** A turn whose facts are decided and whose text is requested. */
export interface NarrationRequest {
  /** The story's participant. */
  readonly uid: string;
  readonly role: Role;
  /** After all events of the turn. */
  readonly situation: Situation;
  /** In the order of the text. */
  readonly script: readonly ScriptPiece[];
  /** The turn's ledger events, already applied in the situation's state. */
  readonly events: readonly LedgerEvent[];
  readonly present: Presence;
  readonly past: Past;
  /** The text starts with it, word for word; '' for nothing. */
  readonly opening: string;
  /** Whether a text has a word that the story has used too often. */
  readonly isOverBudget: (text: string) => boolean;
  /** Whether the story has already used this sentence. */
  readonly isNarrated: (sentence: string) => boolean;
}

/** Puts a decided turn into words. Its answer does not change the facts. */
export interface Narrator {
  /** Plain text of 150–400 characters, paragraphs separated by a newline. */
  narrate(request: NarrationRequest): Promise<string>;
}
