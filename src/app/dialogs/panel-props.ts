/** What every dialog that a button opens gets. */
export interface PanelProps {
  readonly onClose: () => void;
}
