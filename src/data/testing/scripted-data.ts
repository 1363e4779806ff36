import type { StoredChapter } from '../../../story/adventure-document';
import type { Bookmark } from '../../../story/bookmark';
import type { Entry } from '../../../story/entry';
import { listChapter } from '../../../story/listed-chapter';
import type { Member, RankingEntry, TimelineEntry } from '../../../story/public-lists';
import type { Report } from '../../../story/report';
import type { Data } from '../data';
import { DataError, type DataErrorCode } from '../data-error';
import type { CharacterSheet, EntrySettings } from '../entries';
import type { Likes } from '../likes';
import type { ReaderRecord } from '../reader';
import type { PackedChapter, Story } from '../stories';
import type { Listener, Watch } from '../subscription';
import { createScriptedAccounts, type ScriptedAccounts } from './scripted-accounts';

/** What is watched at one place of the database, in a test's hands. A later subscription gets the last value at once. */
export interface Channel<T> {
  readonly watch: Watch<T>;
  readonly emit: (value: T) => void;
  readonly fail: (code: DataErrorCode) => void;
  /** Subscriptions that have not been stopped. */
  readonly open: () => number;
}

function createChannel<T>(): Channel<T> {
  const listeners = new Set<Listener<T>>();
  let last: { readonly value: T } | null = null;
  return {
    watch: (listener) => {
      listeners.add(listener);
      if (last !== null) listener.next(last.value);
      return () => void listeners.delete(listener);
    },
    emit: (value) => {
      last = { value };
      listeners.forEach(({ next }) => next(value));
    },
    fail: (code) => {
      last = null;
      listeners.forEach(({ error }) => error(code));
    },
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

/** A story as a test provides it. */
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
  /** What is liked through `likes`; a test puts its own method in place of one. */
  readonly scriptedLikes: Likes;
  readonly story: (docid: string) => Channel<ToldStory>;
  readonly entry: Channel<Entry | null>;
  readonly counts: Channel<Readonly<Record<string, number>>>;
  readonly favorites: Channel<readonly string[]>;
  readonly readerRecord: Channel<ReaderRecord>;
  readonly member: Channel<Member | null>;
  readonly members: Channel<readonly Member[]>;
  readonly ranking: Channel<readonly RankingEntry[]>;
  readonly timeline: Channel<readonly TimelineEntry[]>;
  readonly connection: Channel<boolean>;
  readonly network: Channel<boolean>;
  readonly writes: readonly Write[];
  /** Bookmarks are placed automatically while reading, so they are kept apart from explicit writes. */
  readonly placed: readonly { readonly docid: string; readonly bookmark: Bookmark }[];
  /** Every write fails from now on; null ends that. */
  readonly refuseWrites: (code: DataErrorCode | null) => void;
  /** The account goes with the page. */
  readonly forgetAccount: () => void;
  /** Who is signed in from now on; null: signing in fails. */
  readonly signInAs: (uid: string | null) => void;
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
  const readerRecord = createChannel<ReaderRecord>();
  const member = createChannel<Member | null>();
  const members = createChannel<readonly Member[]>();
  const ranking = createChannel<readonly RankingEntry[]>();
  const timeline = createChannel<readonly TimelineEntry[]>();
  const connection = createChannel<boolean>();
  const network = createChannel<boolean>();
  const account = createScriptedAccounts(uid ?? '');
  const writes: Write[] = [];
  const placed: { docid: string; bookmark: Bookmark }[] = [];
  let refusal: DataErrorCode | null = null;
  let isKept = true;
  let signedIn = uid;
  const write = (what: Write): Promise<void> => {
    if (refusal !== null) return Promise.reject(new DataError(refusal));
    writes.push(what);
    return Promise.resolve();
  };
  const scriptedLikes: Likes = {
    watchCounts: () => counts.watch,
    watchOwn: () => favorites.watch,
    set: (_uid, key, isLiked) => write({ kind: 'favorite', key, isLiked }),
  };
  return {
    account,
    accounts: () => Promise.resolve(account),
    story,
    entry,
    counts,
    favorites,
    readerRecord,
    member,
    members,
    ranking,
    timeline,
    connection,
    network,
    writes,
    placed,
    refuseWrites: (code) => {
      refusal = code;
    },
    forgetAccount: () => {
      isKept = false;
    },
    signInAs: (other) => {
      signedIn = other;
    },
    scriptedLikes,
    session: {
      signIn: () => Promise.resolve(signedIn),
      keepsAccount: () => Promise.resolve(isKept),
      watchConnection: (next) => connection.watch({ next, error: () => undefined }),
      watchNetwork: (next) => network.watch({ next, error: () => undefined }),
    },
    stories: () =>
      Promise.resolve({
        watch:
          (docid) =>
          ({ next, error }) =>
            story(docid).watch({ next: (told) => next(packed(told)), error }),
        stored: () => Promise.resolve([]),
      }),
    entries: () =>
      Promise.resolve({
        watch: () => entry.watch,
        create: (written) => write({ kind: 'entry', entry: written }),
        writeBrowse: (owner, browse) => write({ kind: 'browse', uid: owner, browse }),
        writeSettings: (owner, settings) => write({ kind: 'settings', uid: owner, settings }),
        writeName: (owner, onamae) => write({ kind: 'name', uid: owner, onamae }),
        writeCharacter: (owner, sheet) => write({ kind: 'character', uid: owner, sheet }),
      }),
    likes: () => Promise.resolve(scriptedLikes),
    lists: () =>
      Promise.resolve({
        watchMember: () => member.watch,
        watchMembers: () => members.watch,
        watchRanking: () => ranking.watch,
        watchTimeline: () => timeline.watch,
      }),
    reader: () =>
      Promise.resolve({
        watch: () => readerRecord.watch,
        writeSettings: (_uid, settings) => write({ kind: 'reading', settings }),
        writeBookmark: (_uid, docid, bookmark) => {
          placed.push({ docid, bookmark });
          return Promise.resolve();
        },
      }),
    reports: () =>
      Promise.resolve({ write: (docid, _uid, report) => write({ kind: 'report', docid, report }) }),
  };
}
