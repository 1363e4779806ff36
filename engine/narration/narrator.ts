import type { Role } from '../../story/turn';
import type { Passage } from '../storylets/format/text';
import type { Figures } from '../storylets/rules/resolve';
import type { Bindings, Situation } from '../storylets/rules/situation';
import type { LedgerEvent } from '../world/event';

/** A piece of a turn's text. */
export interface ScriptPiece {
  /** Unique in the story: random draws depend on it. */
  readonly id: string;
  readonly passage: Passage;
  /** must: always; wish: if there is room; fill: at random; need: when the turn is short; last: only when it would be too short. */
  readonly weight: 'must' | 'wish' | 'fill' | 'need' | 'last';
  /** Pieces with the same number form one paragraph. */
  readonly paragraph: number;
  /** Left out, whatever its weight, where the turn would be too long with it. */
  readonly mayBeCut?: true;
  /** Sets the stage: a short one is joined with the next paragraph. */
  readonly setsStage?: true;
  /** Narrated only where something of the turn stands before it. */
  readonly neverFirst?: true;
  /** Refers to the last turns: wordings with words from them are preferred. */
  readonly recalls?: true;
  /** Says again what this text said: wordings in which people begin to say the same are preferred. */
  readonly retells?: string;
  /** Its wordings are dealt by this number, from 0; left out, they are drawn. */
  readonly telling?: number;
  /** Passages narrated just before it. Readers know only their chosen wordings, so it must not refer to the others. */
  readonly follows?: readonly Passage[];
  readonly bindings: Bindings;
  readonly figures: Figures;
}

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
