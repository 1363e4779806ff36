import type { FirebaseServices } from '../adapters/firebase-services';
import type { Clock } from '../ports/runtime/clock';

/** What the operator's commands work with. */
export interface OperatorDeps {
  readonly services: Omit<FirebaseServices, 'close'>;
  readonly clock: Clock;
  /** Nothing is changed; what would be is told. */
  readonly isDryRun: boolean;
  /** Tells the operator a line. */
  readonly say: (line: string) => void;
}
