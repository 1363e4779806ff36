import { isRecord } from '../../../story/json-record';
import type { SectionRef } from '../../../story/section-ref';

export type PanelName =
  | 'ranking'
  | 'timeline'
  | 'settings'
  | 'browse'
  | 'help'
  | 'character'
  | 'rename'
  | 'reading'
  | 'account'
  | 'privacy'
  | 'registration'
  | 'recap'
  | 'battles'
  | 'search'
  | 'export'
  | 'report'
  | 'illustration'
  | 'picture';

/** A dialog of the screen, as a history entry keeps it. */
export interface Panel {
  readonly name: PanelName;
  /** The turn that it is about; left out where it is about the story or the account. */
  readonly at?: SectionRef;
}

/** The same location state with other panels. */
export const withPanels = (state: unknown, panels: readonly unknown[]): object => ({
  ...(isRecord(state) ? state : {}),
  panels,
});
