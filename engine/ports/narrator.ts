import type { Role } from '../../story/turn';
import type { Passage } from '../storylets/format/text';
import type { Figures } from '../storylets/rules/resolve';
import type { Bindings, Situation } from '../storylets/rules/situation';

/** A stretch of a turn's text. */
export interface ScriptPiece {
  /** Names this piece among all of the story's: draws depend on it. */
  readonly id: string;
  readonly passage: Passage;
  /** must: the turn is nothing without it; wish: if there is room; fill: now and then; need: when it is too short. */
  readonly weight: 'must' | 'wish' | 'fill' | 'need';
  /** Pieces with the same number stand in one paragraph. */
  readonly paragraph: number;
  readonly bindings: Bindings;
  readonly figures: Figures;
}

/** A turn whose facts are decided, to be told. */
export interface NarrationRequest {
  readonly role: Role;
  /** After all that the turn tells has happened. */
  readonly situation: Situation;
  /** In the order of telling. */
  readonly script: readonly ScriptPiece[];
  /** Told word for word before everything else, as it stands; '' for nothing. */
  readonly opening: string;
  /** Whether the story has told this sentence already. */
  readonly isTold: (sentence: string) => boolean;
}

/** Puts a turn into words. It decides nothing: whatever it answers, the facts stay. */
export interface Narrator {
  /** Plain text of 150–400 characters, paragraphs separated by a newline. */
  narrate(request: NarrationRequest): Promise<string>;
}
