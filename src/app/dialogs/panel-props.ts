import type { SectionRef } from '../../../story/section-ref';
import type { Panel } from '../panels/panel';

/** What every panel gets. */
export interface PanelProps {
  /** The turn that the panel is about, if it is about one. */
  readonly at: SectionRef | undefined;
  readonly onClose: () => void;
  /** Goes to another address, which takes the panel's place in the history. */
  readonly onLeave: (to: string, state?: object) => void;
  /** Opens another panel over it. */
  readonly onOpen: (panel: Panel) => void;
  /** Opens another panel in its place. */
  readonly onSwap: (panel: Panel) => void;
}
