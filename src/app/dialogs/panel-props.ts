import type { Panel } from '../layout/navigation';

/** What every dialog that a button opens gets. */
export interface PanelProps {
  readonly onClose: () => void;
  /** Opens another one over it. */
  readonly onOpen: (panel: Panel) => void;
  readonly isSettingsDisabled: boolean;
}
