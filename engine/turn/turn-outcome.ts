import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import type { LedgerEvent } from '../world/event';
import type { StorySave } from './save';
import type { CharacterAspect, Citation } from './turn-facts';

/**
 * A decided and narrated turn in the simulation's terms: both kinds of turn return it, so that one function makes the
 * public form of both.
 */
export interface TurnOutcome {
  /** Updated except for the position of the next turn. */
  readonly save: StorySave;
  readonly storylet: Storylet;
  readonly events: readonly LedgerEvent[];
  /** After all events. */
  readonly situation: Situation;
  readonly text: string;
  /** Keys of `plot.since` that the turn follows from; none in a chapter whose day does not repeat. */
  readonly because: readonly string[];
  /** 商品ID of the worn goods that helped an attempt; null for none. */
  readonly tool: number | null;
  /** What of the character the turn shows; none on the game master's turns. */
  readonly shows: readonly CharacterAspect[];
  readonly cites: readonly Citation[];
}
