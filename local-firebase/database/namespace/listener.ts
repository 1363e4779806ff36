import type { Identity } from '../identity';
import type { Query } from '../queries/query';
import type { Path } from '../tree/path';

/** A change for a listener: the data at `path` is replaced, or some of its descendants are. */
export interface DataChange {
  readonly kind: 'put' | 'merge';
  readonly path: Path;
  /** JSON in the export format; of a merge, an object from relative paths to data. */
  readonly json: string;
}

export interface Listener {
  readonly path: Path;
  readonly query: Query | null;
  /** The current caller of the connection, which can sign in and out. */
  identity(): Identity;
  /** The same object for all listeners that get the same change. */
  changed(change: DataChange): void;
  /** Called after the listener was removed because it may no longer read. */
  revoked(): void;
}
