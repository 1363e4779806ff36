import type { Watch } from './subscription';

export interface Likes {
  /** Favourite key → likes, of one participant's story. */
  watchCounts(docid: string): Watch<Readonly<Record<string, number>>>;
  /** The keys that this uid likes. */
  watchOwn(uid: string): Watch<readonly string[]>;
  /** Rejects with a `DataError`; resolves when the server has confirmed it. */
  set(uid: string, favoriteKey: string, isLiked: boolean): Promise<void>;
}
