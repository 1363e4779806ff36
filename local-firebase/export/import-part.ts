import type { StoreBatch } from './store-batch';

/** The context of the readers of the parts. */
export interface ImportOptions {
  readonly batch: StoreBatch;
  /** The project that the documents of the default database are imported to; defaults to their own. */
  readonly project?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}
