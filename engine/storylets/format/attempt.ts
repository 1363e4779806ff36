import type { FearId } from '../../character/vocabulary/fears';
import type { LimitId } from '../../character/vocabulary/limits';
import type { SkillId } from '../../character/vocabulary/skills';
import type { Tag } from '../../../story/goods/tag';
import type { Effect } from './effect';
import type { Passage } from './text';

/** How an attempt ends when it does not simply succeed. */
export interface Setback {
  readonly effects?: readonly Effect[];
  /** The player's turn, in place of the action's own text. */
  readonly text: Passage;
  readonly echo?: Passage;
}

/** An action that can go wrong. The action's own text and effects are those of success. */
export interface Attempt {
  /** 1 hardly ever fails, 3 fails more often than not. */
  readonly difficulty: 1 | 2 | 3;
  readonly skills?: readonly SkillId[];
  readonly limits?: readonly LimitId[];
  readonly fears?: readonly FearId[];
  /** Worn goods with one of these tags help as a skill does. */
  readonly tools?: readonly Tag[];
  /** It works, at a price. */
  readonly costs?: Setback;
  readonly fails: Setback;
}
