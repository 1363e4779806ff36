import type { FirebaseServices } from '../adapters/firebase-services';
import type { Clock } from '../ports/runtime/clock';

/** The dependencies of the operator's commands. */
export interface OperatorDeps {
  readonly services: Omit<FirebaseServices, 'close'>;
  readonly clock: Clock;
  /** Dry run: changes are printed and not made. */
  readonly isDryRun: boolean;
  /** Prints a line for the operator. */
  readonly say: (line: string) => void;
}
