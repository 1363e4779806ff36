import type { Identity } from '../identity';
import type { Query } from '../queries/query';
import type { Path } from '../tree/path';

/** What a listener is told: the data at `path` is replaced, or some descendants of it are. */
export interface DataChange {
  readonly kind: 'put' | 'merge';
  readonly path: Path;
  /** JSON in the export format; of a merge, an object from relative paths to data. */
  readonly json: string;
}

export interface Listener {
  readonly path: Path;
  readonly query: Query | null;
  /** Who listens at present: a connection can sign in and out. */
  identity(): Identity;
  /** The same object for all listeners that are told the same. */
  changed(change: DataChange): void;
  /** The listener may not read any more; it has been removed. */
  revoked(): void;
}
