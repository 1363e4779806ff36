import type { Hidden } from '../../../story/hidden';
import type { StoredEntry } from '../entries/entry-store';
import type { Usage } from '../runtime/usage-store';

/** What a reader reported of a story. Their words are data. */
export interface Report {
  readonly docid: string;
  /** Who reported it. */
  readonly uid: string;
  readonly date: string;
  readonly reason: string;
  /** The section that was shown; '' for the story. */
  readonly url: string;
}

/** What one person likes. */
export interface LikesOfPerson {
  readonly uid: string;
  readonly keys: readonly string[];
}

/** What only the operator sees and does. */
export interface AdminRepository {
  readHidden(docid: string): Promise<Hidden>;
  /**
   * Orders that something be hidden, or shown again.
   * @param turn Both numbers from 1; null for the whole story.
   */
  hide(
    docid: string,
    turn: { readonly chapter: number; readonly section: number } | null,
    isHidden: boolean,
  ): Promise<void>;
  /** The newest first. */
  reports(): Promise<readonly Report[]>;
  /** What participants say about themselves, piece by piece, in the order of uids. */
  entries(after: string | null, limit: number): Promise<readonly StoredEntry[]>;
  /** What people like, piece by piece, in the order of uids. */
  likes(after: string | null, limit: number): Promise<readonly LikesOfPerson[]>;
  removeLikes(likes: readonly { readonly uid: string; readonly key: string }[]): Promise<void>;
  /** What a story's turns cost so far. */
  usageOf(uid: string): Promise<Usage>;
}
