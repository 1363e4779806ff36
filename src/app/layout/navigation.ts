/** Dialogs that a button of the bars opens. */
export type Panel =
  | 'ranking'
  | 'timeline'
  | 'settings'
  | 'browse'
  | 'help'
  | 'character'
  | 'rename'
  | 'reading'
  | 'account'
  | 'privacy';

export interface NavigationProps {
  readonly onHome: () => void;
  readonly onOpen: (panel: Panel) => void;
  /** Settings make no sense where a single turn is read. */
  readonly isSettingsDisabled: boolean;
}
