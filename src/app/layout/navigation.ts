import type { OpenPanel } from '../panels/use-open-panel';

export interface NavigationProps {
  /** What home is called. */
  readonly home: string;
  readonly onHome: () => void;
  readonly onOpen: OpenPanel;
  /** Settings have no effect where a single turn is read. */
  readonly isSettingsDisabled: boolean;
}
