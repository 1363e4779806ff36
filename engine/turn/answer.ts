import type { ScriptPiece } from '../narration/script-piece';
import type { Option } from '../player/choose-action';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import type { StorySave } from './save';
import type { CharacterAspect, Citation } from './turn-facts';

/** The scene that the traveller answers. */
export interface OpenScene {
  readonly storylet: Storylet;
  readonly bindings: NonNullable<StorySave['scene']>['bindings'];
}

/** What the traveller does, decided but not yet narrated. */
export interface Answer {
  readonly option: Option;
  readonly script: readonly ScriptPiece[];
  /** Keys of `plot.since` that it follows from. */
  readonly because: readonly string[];
  /** What the save remembers of it. */
  readonly remembers: Partial<Pick<StorySave, 'plot' | 'flourishes' | 'recalled' | 'ownTurns'>>;
  /** 商品ID of the worn goods that helped; null for none. */
  readonly tool: number | null;
  readonly shows: readonly CharacterAspect[];
  readonly cites: readonly Citation[];
}

/** Decides an answer; undefined where nothing is possible. */
export type Decide = (save: StorySave, scene: OpenScene, before: Situation) => Answer | undefined;
