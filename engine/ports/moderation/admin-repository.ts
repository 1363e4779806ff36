import type { Hidden } from '../../../story/hidden';
import type { StoredEntry } from '../entries/entry-store';
import type { Usage } from '../runtime/usage-store';

/** A reader's report of a story. Its text is user text. */
export interface Report {
  readonly docid: string;
  /** The uid of the reporter. */
  readonly uid: string;
  readonly date: string;
  readonly reason: string;
  /** The reported section; '' for the story. */
  readonly url: string;
}

/** The likes of one account. */
export interface LikesOfPerson {
  readonly uid: string;
  readonly keys: readonly string[];
}

/** The operator's private reads and writes. */
export interface AdminRepository {
  readHidden(docid: string): Promise<Hidden>;
  /**
   * Orders that a story or a turn be hidden, or shown again.
   * @param turn Both numbers from 1; null for the whole story.
   */
  hide(
    docid: string,
    turn: { readonly chapter: number; readonly section: number } | null,
    isHidden: boolean,
  ): Promise<void>;
  /** Newest first. */
  reports(): Promise<readonly Report[]>;
  /** Entries in batches, in the order of uids. */
  entries(after: string | null, limit: number): Promise<readonly StoredEntry[]>;
  /** The likes of accounts in batches, in the order of uids. */
  likes(after: string | null, limit: number): Promise<readonly LikesOfPerson[]>;
  removeLikes(likes: readonly { readonly uid: string; readonly key: string }[]): Promise<void>;
  /** The model usage of a story so far. */
  usageOf(uid: string): Promise<Usage>;
}
