import type { Terms } from '../../../story/user-text/unwelcome-terms';

/** The profanity filter's terms that operators added to the built-in ones; private to the engine. */
export interface TermStore {
  read(): Promise<Terms>;
  /** Adds a term to one list and removes it from the other one. */
  add(term: string, list: keyof Terms): Promise<void>;
  /** Removes a term from both lists. */
  remove(term: string): Promise<void>;
}
