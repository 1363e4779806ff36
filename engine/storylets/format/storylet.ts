import type { Camp } from '../../../story/camp';
import type { CategoryName } from '../../../story/catalogue/catalogue-item';
import type { SceneName, TimeOfDay } from '../../../story/scene';
import type { Tag } from '../../goods/tag';
import type { Affinity } from '../../world/traveller';
import type { Condition } from './condition';
import type { Effect } from './effect';
import type { Passage } from './text';

export const ACTS = ['起', '承', '転', '結'] as const;
export type Act = (typeof ACTS)[number];

/** The steps of a world's promise, in order. `opening` and `closing` frame the chapter. */
export const BEATS = ['opening', 'found', 'understood', 'stake', 'settled', 'closing'] as const;
export type Beat = (typeof BEATS)[number];

/**
 * - `afford`: goods that the character can pay `units` of here and may sell again.
 * - `own`: goods in the character's bag that may be sold.
 * - `other`: goods that belong to somebody else, or none in particular.
 */
export type GoodsSource = 'afford' | 'own' | 'other';

/** cheap: up to 8 銀貨 a unit, middle: up to 40, dear: more. By base price. */
export type PriceBand = 'cheap' | 'middle' | 'dear';

/** Which goods a slot stands for. The participant's categories are preferred wherever they fit. */
export interface GoodsBinding {
  readonly from: GoodsSource;
  readonly categories?: readonly CategoryName[];
  /** At least one of these. */
  readonly tags?: readonly Tag[];
  readonly bands?: readonly PriceBand[];
  /** How many units: as many as can be had, from `[0]` to `[1]`. One when it is left out. */
  readonly units?: readonly [min: number, max: number];
}

/** One thing that the player may do about a scene. */
export interface Action {
  /** Unique within its storylet. */
  readonly id: string;
  /** How much each camp is drawn to it: 0 would rather not, 1 might, 2 likes to, 3 its own way. */
  readonly appeal: Readonly<Record<Camp, 0 | 1 | 2 | 3>>;
  /** A traveller with one of these bents is drawn to it. */
  readonly bents?: readonly Affinity[];
  readonly when?: readonly Condition[];
  readonly effects?: readonly Effect[];
  /** The player's turn. */
  readonly text: Passage;
  /** What came of it, told by the game master before the next scene, wherever and whenever that is. */
  readonly echo?: Passage;
}

/** A scene: when it can happen, what the game master tells, and what the player can do about it. */
export interface Storylet {
  /** Unique in its world. Happens at most once a chapter. */
  readonly id: string;
  readonly acts: readonly Act[];
  /** 1 quiet to 5 everything at stake. */
  readonly tension: 1 | 2 | 3 | 4 | 5;
  /** Ids of places where it can happen; the game master leads the character there. */
  readonly at: readonly string[];
  /** Times of day at which it can happen; any when left out. */
  readonly times?: readonly TimeOfDay[];
  /** Ids of the people present. */
  readonly with?: readonly string[];
  readonly beat?: Beat;
  /** Needs passers-by or the open sky: not told in a world that is shut in. */
  readonly outdoors?: true;
  readonly when?: readonly Condition[];
  readonly goods?: Readonly<Record<string, GoodsBinding>>;
  /** Travellers with these bents meet it sooner. */
  readonly bents?: readonly Affinity[];
  /** A picture other than the place's own. */
  readonly scene?: SceneName;
  /** What happens before the player acts. */
  readonly effects?: readonly Effect[];
  /** The game master's turn. */
  readonly text: Passage;
  readonly actions: readonly Action[];
}
