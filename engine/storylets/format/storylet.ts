import type { Camp } from '../../../story/camp';
import type { CategoryName } from '../../../story/catalogue/catalogue-item';
import type { SceneName, TimeOfDay } from '../../../story/scene';
import type { Tag } from '../../../story/goods/tag';
import type { Affinity } from '../../world/traveller';
import type { VetoId } from '../../character/vocabulary/vetoes';
import type { Attempt } from './attempt';
import type { Condition } from './condition';
import type { Effect } from './effect';
import type { Passage } from './text';

export const ACTS = ['起', '承', '転', '結'] as const;
export type Act = (typeof ACTS)[number];

/** The steps of a world's promise, in order. `opening` and `closing` frame the chapter. */
export const BEATS = ['opening', 'found', 'understood', 'stake', 'settled', 'closing'] as const;
export type Beat = (typeof BEATS)[number];

/**
 * - `afford`: goods of which the character can pay `units` here, and which it may sell again.
 * - `own`: goods in the character's bag that may be sold.
 * - `other`: goods of another owner, or any goods.
 */
export type GoodsSource = 'afford' | 'own' | 'other';

/** cheap: up to 8 銀貨 a unit, middle: up to 40, dear: more. By base price. */
export type PriceBand = 'cheap' | 'middle' | 'dear';

/** Conditions for the goods of a slot. The participant's categories are preferred where they fit. */
export interface GoodsBinding {
  readonly from: GoodsSource;
  readonly categories?: readonly CategoryName[];
  /** At least one of these. */
  readonly tags?: readonly Tag[];
  readonly bands?: readonly PriceBand[];
  /** Least and greatest number of units; one when it is left out. */
  readonly units?: readonly [min: number, max: number];
}

/** A possible answer of the player to a scene. */
export interface Action {
  /** Unique within its storylet. */
  readonly id: string;
  /** Appeal to each camp: 0 disliked, 1 possible, 2 liked, 3 typical. */
  readonly appeal: Readonly<Record<Camp, 0 | 1 | 2 | 3>>;
  /** Affinities of travellers that prefer the action. */
  readonly affinities?: readonly Affinity[];
  readonly when?: readonly Condition[];
  readonly effects?: readonly Effect[];
  /** Left out: it always succeeds. */
  readonly attempt?: Attempt;
  /**
   * What the traveller does, where its words do not say it or seem to say something else (`engine/character/deeds/`): no
   * traveller does what its character cannot.
   */
  readonly does?: readonly VetoId[];
  /** It needs knowledge of an earlier pass of the day. */
  readonly isLoopers?: true;
  /** The text of the player's turn. */
  readonly text: Passage;
  /** The consequence, with which the game master begins the next scene at any place and time. */
  readonly echo?: Passage;
}

/** A scene: its conditions, the game master's text and the player's possible actions. */
export interface Storylet {
  /** Unique in its world. Happens at most once a chapter. */
  readonly id: string;
  readonly acts: readonly Act[];
  /** From 1, quiet, to 5, everything at stake. */
  readonly tension: 1 | 2 | 3 | 4 | 5;
  /** Ids of the possible places; the game master moves the character to one of them. */
  readonly at: readonly string[];
  /** Possible times of day; all when left out. */
  readonly times?: readonly TimeOfDay[];
  /** Ids of the people present. */
  readonly with?: readonly string[];
  readonly beat?: Beat;
  /** Needs passers-by or the open sky: not possible in a world with `shutIn`. */
  readonly outdoors?: true;
  readonly when?: readonly Condition[];
  readonly goods?: Readonly<Record<string, GoodsBinding>>;
  /** Affinities of travellers that get the scene earlier. */
  readonly affinities?: readonly Affinity[];
  /** The picture, if not that of the place. */
  readonly scene?: SceneName;
  /** Effects before the player's action. */
  readonly effects?: readonly Effect[];
  /** The text of the game master's turn. */
  readonly text: Passage;
  readonly actions: readonly Action[];
}
