import type { StoredChapter } from '../../story/adventure-document';
import type { Camp } from '../../story/camp';
import type { Entry, Equipment } from '../../story/entry';
import type { ListedChapter } from '../../story/listed-chapter';
import type { Report } from '../../story/report';
import type { Member, RankingEntry, TimelineEntry } from '../../story/public-lists';
import type { Accounts } from './accounts';
import type { DataErrorCode } from './data-error';

/** Ends a subscription; may be called more than once. */
export type Stop = () => void;

export interface Listener<T> {
  readonly next: (value: T) => void;
  /** The subscription may still deliver values after `offline`; after any other code it has ended. */
  readonly error: (code: DataErrorCode) => void;
}

/** A chapter whose words stay packed until somebody reads them: unpacked, a long story is more than a phone should hold. */
export interface PackedChapter {
  readonly listed: ListedChapter;
  readonly unpack: () => StoredChapter;
}

/** All that everybody may see of one participant's story, in its order: what the operator has hidden is not there. */
export interface Story {
  /** '' until the first document exists. */
  readonly onamae: string;
  /** The name of the character's picture, or ''. */
  readonly image: string;
  readonly chapters: readonly PackedChapter[];
  /** When the newest document was written, ISO 8601, or ''. */
  readonly updatedAt: string;
  /** The operator has hidden all of it. */
  readonly isHidden: boolean;
}

/** What a participant may change in the settings. */
export interface EntrySettings {
  readonly browse: string;
  readonly firstWord: string;
  readonly camp: Camp;
  /** Whether others turn up in one's own story, and one's own character in others'. */
  readonly flag: Entry['flag'];
}

/** What a participant sends with the character sheet. */
export interface CharacterSheet {
  /** The name of a built-in picture. */
  readonly image: string;
  readonly equipment: Equipment;
  /** JSON of `{[商品ID]: true}`. */
  readonly importantList: string;
  /** Six names of categories, '' for none. */
  readonly category: readonly string[];
}

/** Where somebody was reading a story; `chapter` and `section` count from 1, `date` is ISO 8601. */
export interface Bookmark {
  readonly chapter: number;
  readonly section: number;
  readonly date: string;
}

/** What an account remembers of its reading. */
export interface ReaderRecord {
  /** JSON, or '' where nothing was set. */
  readonly settings: string;
  /** By the participant whose story it is. */
  readonly bookmarks: Readonly<Record<string, Bookmark>>;
}

/**
 * Everything the app asks of its database. Values are parsed before they are handed on. Writes reject with a
 * `DataError` and resolve when the server has confirmed them.
 */
export interface Data {
  /** The uid of the anonymous account, an existing one if there is one; null when signing in fails. */
  signIn(): Promise<string | null>;
  /** Whether this browser still has the account when the page is opened again. */
  keepsAccount(): Promise<boolean>;
  /** What keeps an account beyond this browser. */
  accounts(): Promise<Accounts>;
  watchConnection(next: (isConnected: boolean) => void): Stop;

  watchEntry(uid: string, listener: Listener<Entry | null>): Stop;
  writeEntry(entry: Entry): Promise<void>;
  writeBrowse(uid: string, browse: string): Promise<void>;
  writeSettings(uid: string, settings: EntrySettings): Promise<void>;
  writeName(uid: string, onamae: string): Promise<void>;
  writeCharacter(uid: string, sheet: CharacterSheet): Promise<void>;

  watchStory(docid: string, listener: Listener<Story>): Stop;

  /** Favourite key → likes, of one participant's story. */
  watchFavoriteCounts(docid: string, listener: Listener<Readonly<Record<string, number>>>): Stop;
  /** The keys that this uid likes. */
  watchFavorites(uid: string, listener: Listener<readonly string[]>): Stop;
  setFavorite(uid: string, favoriteKey: string, isLiked: boolean): Promise<void>;

  /** `date` is ISO 8601. Refused where this uid has reported this story less than a minute ago. */
  writeReport(
    docid: string,
    uid: string,
    report: Report & { readonly date: string },
  ): Promise<void>;

  watchReader(uid: string, listener: Listener<ReaderRecord>): Stop;
  writeReaderSettings(uid: string, settings: string): Promise<void>;
  writeBookmark(uid: string, docid: string, bookmark: Bookmark): Promise<void>;

  watchMember(uid: string, listener: Listener<Member | null>): Stop;
  /** The first hundred whose names begin with `start`, in the order of names. */
  watchMembers(start: string, listener: Listener<readonly Member[]>): Stop;
  /** Best first. */
  watchRanking(listener: Listener<readonly RankingEntry[]>): Stop;
  /** Newest first. */
  watchTimeline(listener: Listener<readonly TimelineEntry[]>): Stop;
}
