import type { OpenPanel } from '../panels/use-open-panel';

export interface NavigationProps {
  readonly onHome: () => void;
  readonly onOpen: OpenPanel;
  /** Settings have no effect where a single turn is read. */
  readonly isSettingsDisabled: boolean;
}
