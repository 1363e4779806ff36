import type { StoreBatch } from './store-batch';

/** What the readers of the parts work with. */
export interface ImportOptions {
  readonly batch: StoreBatch;
  /** The project that the documents of the default database go to; the one that they come from without it. */
  readonly project?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}
