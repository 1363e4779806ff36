import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import type { LedgerEvent } from '../world/event';
import type { StorySave } from './save';

/** What both kinds of turn result in: decided and narrated, and not yet in the form that readers get. */
export interface TurnOutcome {
  /** With everything but the position of the next turn brought up to date. */
  readonly save: StorySave;
  readonly storylet: Storylet;
  readonly events: readonly LedgerEvent[];
  /** After all events. */
  readonly situation: Situation;
  readonly text: string;
}
