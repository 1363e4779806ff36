import type { Terms } from '../../../story/user-text/unwelcome-terms';

/** The terms that an operator added to the built-in ones; private to the engine. */
export interface TermStore {
  read(): Promise<Terms>;
  /** Adds a term to one list and takes it from the other one. */
  add(term: string, list: keyof Terms): Promise<void>;
  /** Takes a term from both lists. */
  remove(term: string): Promise<void>;
}
