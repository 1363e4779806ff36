import type { Unsubscribe } from './entry-store';

/** How many distinct people like a turn; 0 removes the count. */
export interface FavoriteCount {
  readonly docid: string;
  readonly key: string;
  readonly count: number;
}

export interface FavoriteStore {
  /**
   * Tells what each person likes, now and whenever it changes. Resolves when everything that is there has been told.
   * @param told gets a person's uid and all their favourite keys.
   */
  watch(told: (uid: string, keys: ReadonlySet<string>) => void): Promise<Unsubscribe>;
  /** All counts as they are stored. */
  readCounts(): Promise<readonly FavoriteCount[]>;
  /** Writes counts, and notes in the same step that the scores of these stories are out of date. */
  writeCounts(counts: readonly FavoriteCount[]): Promise<void>;
  /** Stories whose scores were noted as out of date. */
  readOutdatedScores(): Promise<readonly string[]>;
  /** Writes a score (null: there is nobody to have one) and takes the note away, in one step. */
  writeScore(docid: string, score: number | null): Promise<void>;
}
