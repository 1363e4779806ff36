import type { Role } from '../../story/turn';
import type { Passage } from '../storylets/format/text';
import type { Figures } from '../storylets/rules/resolve';
import type { Bindings, Situation } from '../storylets/rules/situation';
import type { LedgerEvent } from '../world/event';

/** A stretch of a turn's text. */
export interface ScriptPiece {
  /** Names this piece among all of the story's: draws depend on it. */
  readonly id: string;
  readonly passage: Passage;
  /** must: the turn is nothing without it; wish: if there is room; fill: now and then; need: when it is too short. */
  readonly weight: 'must' | 'wish' | 'fill' | 'need';
  /** Pieces with the same number stand in one paragraph. */
  readonly paragraph: number;
  /** Sets the stage: with little to say, it stands in the next paragraph. */
  readonly setsStage?: true;
  /** Looks back on the last turns: its wordings may rely on what these said. */
  readonly recalls?: true;
  /** What was told before it and belongs to it: of other wordings of these, readers know nothing. */
  readonly follows?: readonly Passage[];
  readonly bindings: Bindings;
  readonly figures: Figures;
}

/** Who is there beside the traveller. Whoever isn't may be spoken of, not to. */
export interface Presence {
  /** Ids of people of the world. */
  readonly people: readonly string[];
  /** Whether the situation's guest has come. */
  readonly guest: boolean;
}

/** What was told before, small however long the story is. */
export interface Past {
  /** A sentence for each of the last few finished chapters. What participants typed is left out: see `narration/facts/stand-ins.ts`. */
  readonly chapters: readonly string[];
  /** What happened of late in this chapter, the oldest first, written likewise. */
  readonly deeds: readonly string[];
  /** The last turns of this chapter as readers got them. */
  readonly turns: readonly string[];
  /** Names of the world's people whom this chapter has told of, so that readers know them. */
  readonly named: readonly string[];
}

/** A turn whose facts are decided, to be told. */
export interface NarrationRequest {
  /** Whose story it is. */
  readonly uid: string;
  readonly role: Role;
  /** After all that the turn tells has happened. */
  readonly situation: Situation;
  /** In the order of telling. */
  readonly script: readonly ScriptPiece[];
  /** What the turn did to the ledger, all of it applied in the situation's state. */
  readonly events: readonly LedgerEvent[];
  readonly present: Presence;
  readonly past: Past;
  /** Told word for word before everything else, as it stands; '' for nothing. */
  readonly opening: string;
  /** Whether the story has told this sentence already. */
  readonly isNarrated: (sentence: string) => boolean;
}

/** Puts a turn into words. It decides nothing: whatever it answers, the facts stay. */
export interface Narrator {
  /** Plain text of 150–400 characters, paragraphs separated by a newline. */
  narrate(request: NarrationRequest): Promise<string>;
}
