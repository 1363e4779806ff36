import type { StoredChapter } from '../../../story/adventure-document';
import type { Entry } from '../../../story/entry';
import { listChapter } from '../../../story/listed-chapter';
import type { Member, RankingEntry, TimelineEntry } from '../../../story/public-lists';
import type { Report } from '../../../story/report';
import type {
  Bookmark,
  CharacterSheet,
  Data,
  EntrySettings,
  Listener,
  PackedChapter,
  ReaderRecord,
  Stop,
  Story,
} from '../data';
import { DataError, type DataErrorCode } from '../data-error';
import { createScriptedAccounts, type ScriptedAccounts } from './scripted-accounts';

/** What is watched at one place of the database, in a test's hands. */
export interface Channel<T> {
  readonly watch: (listener: Listener<T>) => Stop;
  readonly emit: (value: T) => void;
  readonly fail: (code: DataErrorCode) => void;
  /** Subscriptions that have not been stopped. */
  readonly open: () => number;
}

function createChannel<T>(): Channel<T> {
  const listeners = new Set<Listener<T>>();
  return {
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (value) => listeners.forEach(({ next }) => next(value)),
    fail: (code) => listeners.forEach(({ error }) => error(code)),
    open: () => listeners.size,
  };
}

type Write =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'browse'; readonly uid: string; readonly browse: string }
  | { readonly kind: 'settings'; readonly uid: string; readonly settings: EntrySettings }
  | { readonly kind: 'name'; readonly uid: string; readonly onamae: string }
  | { readonly kind: 'character'; readonly uid: string; readonly sheet: CharacterSheet }
  | { readonly kind: 'reading'; readonly settings: string }
  | { readonly kind: 'report'; readonly docid: string; readonly report: Report }
  | { readonly kind: 'favorite'; readonly key: string; readonly isLiked: boolean };

/** A story as a test tells it. */
export interface ToldStory extends Pick<Story, 'onamae' | 'updatedAt'> {
  /** None where it is left out. */
  readonly image?: string;
  /** Not where it is left out. */
  readonly isHidden?: boolean;
  readonly chapters: readonly (StoredChapter | PackedChapter)[];
}

const packed = ({ chapters, image = '', isHidden = false, ...story }: ToldStory): Story => ({
  ...story,
  image,
  isHidden,
  chapters: chapters.map((told) =>
    'listed' in told ? told : { listed: listChapter(told), unpack: () => told },
  ),
});

/** A database that says what a test makes it say, and remembers what was written to it. */
export interface ScriptedData extends Data {
  readonly account: ScriptedAccounts;
  readonly story: (docid: string) => Channel<ToldStory>;
  readonly entry: Channel<Entry | null>;
  readonly counts: Channel<Readonly<Record<string, number>>>;
  readonly favorites: Channel<readonly string[]>;
  readonly reader: Channel<ReaderRecord>;
  readonly member: Channel<Member | null>;
  readonly members: Channel<readonly Member[]>;
  readonly ranking: Channel<readonly RankingEntry[]>;
  readonly timeline: Channel<readonly TimelineEntry[]>;
  readonly connection: Channel<boolean>;
  readonly writes: readonly Write[];
  /** Bookmarks are placed by themselves while somebody reads, so they stand apart from what is written on purpose. */
  readonly placed: readonly { readonly docid: string; readonly bookmark: Bookmark }[];
  /** Every write fails from now on; null ends that. */
  readonly refuseWrites: (code: DataErrorCode | null) => void;
  /** The account goes with the page. */
  readonly forgetAccount: () => void;
}

export function createScriptedData(uid: string | null = 'uid-1'): ScriptedData {
  const stories = new Map<string, Channel<ToldStory>>();
  const story = (docid: string): Channel<ToldStory> => {
    const channel = stories.get(docid) ?? createChannel<ToldStory>();
    stories.set(docid, channel);
    return channel;
  };
  const entry = createChannel<Entry | null>();
  const counts = createChannel<Readonly<Record<string, number>>>();
  const favorites = createChannel<readonly string[]>();
  const reader = createChannel<ReaderRecord>();
  const member = createChannel<Member | null>();
  const members = createChannel<readonly Member[]>();
  const ranking = createChannel<readonly RankingEntry[]>();
  const timeline = createChannel<readonly TimelineEntry[]>();
  const connection = createChannel<boolean>();
  const account = createScriptedAccounts(uid ?? '');
  const writes: Write[] = [];
  const placed: { docid: string; bookmark: Bookmark }[] = [];
  let refusal: DataErrorCode | null = null;
  let isKept = true;
  const write = (what: Write): Promise<void> => {
    if (refusal !== null) return Promise.reject(new DataError(refusal));
    writes.push(what);
    return Promise.resolve();
  };
  return {
    account,
    accounts: () => Promise.resolve(account),
    story,
    entry,
    counts,
    favorites,
    reader,
    member,
    members,
    ranking,
    timeline,
    connection,
    writes,
    placed,
    refuseWrites: (code) => {
      refusal = code;
    },
    forgetAccount: () => {
      isKept = false;
    },
    keepsAccount: () => Promise.resolve(isKept),
    signIn: () => Promise.resolve(uid),
    watchConnection: (next) => connection.watch({ next, error: () => undefined }),
    watchEntry: (_uid, listener) => entry.watch(listener),
    watchStory: (docid, { next, error }) =>
      story(docid).watch({ next: (told) => next(packed(told)), error }),
    watchFavoriteCounts: (_docid, listener) => counts.watch(listener),
    watchFavorites: (_uid, listener) => favorites.watch(listener),
    watchReader: (_uid, listener) => reader.watch(listener),
    watchMember: (_uid, listener) => member.watch(listener),
    watchMembers: (_start, listener) => members.watch(listener),
    watchRanking: (listener) => ranking.watch(listener),
    watchTimeline: (listener) => timeline.watch(listener),
    writeEntry: (written) => write({ kind: 'entry', entry: written }),
    writeBrowse: (owner, browse) => write({ kind: 'browse', uid: owner, browse }),
    writeSettings: (owner, settings) => write({ kind: 'settings', uid: owner, settings }),
    writeName: (owner, onamae) => write({ kind: 'name', uid: owner, onamae }),
    writeCharacter: (owner, sheet) => write({ kind: 'character', uid: owner, sheet }),
    writeReaderSettings: (_uid, settings) => write({ kind: 'reading', settings }),
    writeBookmark: (_uid, docid, bookmark) => {
      placed.push({ docid, bookmark });
      return Promise.resolve();
    },
    writeReport: (docid, _uid, report) => write({ kind: 'report', docid, report }),
    setFavorite: (_uid, key, isLiked) => write({ kind: 'favorite', key, isLiked }),
  };
}
