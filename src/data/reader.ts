import type { Bookmark } from '../../story/bookmark';
import type { Watch } from './subscription';

/** What an account remembers of its reading. */
export interface ReaderRecord {
  /** JSON, or '' where nothing was set. */
  readonly settings: string;
  /** By the participant whose story it is. */
  readonly bookmarks: Readonly<Record<string, Bookmark>>;
}

/** Writes reject with a `DataError` and resolve when the server has confirmed them. */
export interface Reader {
  watch(uid: string): Watch<ReaderRecord>;
  writeSettings(uid: string, settings: string): Promise<void>;
  writeBookmark(uid: string, docid: string, bookmark: Bookmark): Promise<void>;
}
