import type { Passage } from '../storylets/format/text';
import type { Figures } from '../storylets/rules/resolve';
import type { Bindings } from '../storylets/rules/situation';

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

/** A piece that names no goods and no sums of its scene, and is always narrated; `differs` says what is otherwise. */
export function plainPiece(
  id: string,
  passage: Passage,
  paragraph: number,
  differs: Partial<Omit<ScriptPiece, 'id' | 'passage' | 'paragraph'>> = {},
): ScriptPiece {
  return { id, passage, weight: 'must', paragraph, bindings: {}, figures: {}, ...differs };
}
