import type { FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  endAt,
  forceLongPolling,
  forceWebSockets,
  get,
  getDatabase,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  query,
  ref,
  remove,
  serverTimestamp,
  set,
  startAt,
  update,
  type Database,
  type DatabaseReference,
  type Query,
} from 'firebase/database';
import * as v from 'valibot';
import type { Entry } from '../../../story/entry';
import { entrySchema } from '../../../story/entry-schema';
import { parseFavoriteKey } from '../../../story/favorite-key';
import { paths } from '../../../story/paths';
import {
  memberSchema,
  MEMBERS_SIZE,
  rankingEntrySchema,
  TIMELINE_SIZE,
  timelineEntrySchema,
} from '../../../story/public-lists';
import type { AppConfig } from '../../config/env';
import type { CharacterSheet, Data, EntrySettings, Listener, Stop } from '../data';
import { dataErrorCode } from '../data-error';
import { confirmed } from './confirmed';
import { hostAndPort } from './connect-app';
import { fallBackToPolling } from './polling-fallback';
import { bookmarkChanges } from './bookmark-slots';
import { countLikes, parseCounts, parseList, parseReader } from './parse';

/** The part of the data layer that the Realtime Database answers. */
export type DatabaseData = Omit<Data, 'signIn' | 'keepsAccount' | 'accounts' | 'watchStory'>;

export function connectDatabase(app: FirebaseApp, { emulators }: AppConfig): Database {
  // The SDK's own choice costs a connection's first second wherever WebSockets work.
  const isPage = 'document' in globalThis;
  if (isPage && !('WebSocket' in globalThis)) forceLongPolling();
  else forceWebSockets();
  const database = getDatabase(app);
  if (emulators !== null) connectDatabaseEmulator(database, ...hostAndPort(emulators.database));
  const server = emulators === null ? app.options.databaseURL : `http://${emulators.database}`;
  // It polls by scripts in a page.
  if (isPage) fallBackToPolling(database, `${server ?? ''}/.json`);
  return database;
}

function watch<T>(target: Query, parse: (value: unknown) => T, listener: Listener<T>): Stop {
  return onValue(
    target,
    (snapshot) => listener.next(parse(snapshot.val())),
    (error) => listener.error(dataErrorCode(error)),
  );
}

const parseEntry = (value: unknown): Entry | null => {
  const entry = v.safeParse(entrySchema, value);
  return entry.success ? entry.output : null;
};

/** @param isSignedIn Whether this connection has an account by now. */
export function createDatabaseData(database: Database, isSignedIn: () => boolean): DatabaseData {
  const at = (path: string) => ref(database, path);
  const write = (send: () => Promise<void>) => confirmed(database, send);

  return {
    watchConnection: (next) =>
      onValue(at('.info/connected'), (snapshot) => next(snapshot.val() === true)),

    watchEntry: (uid, listener) => watch(at(paths.entry(uid)), parseEntry, listener),
    writeEntry: (entry) => write(() => createEntry(at(paths.entry(entry.uid)), entry)),
    writeBrowse: (uid, browse) => write(() => set(at(`${paths.entry(uid)}/browse`), browse)),
    writeSettings: (uid, { browse, firstWord, camp, flag }: EntrySettings) =>
      // One write of all paths: either all is saved or nothing.
      write(() => update(at(paths.entry(uid)), { browse, firstWord, 'data/camp': camp, flag })),
    writeName: (uid, onamae) => write(() => set(at(`${paths.entry(uid)}/onamae`), onamae)),
    writeCharacter: (uid, { image, equipment, importantList, category }: CharacterSheet) =>
      write(() => update(at(paths.entry(uid)), { image, equipment, importantList, category })),

    watchFavoriteCounts: (docid, listener) =>
      onValue(
        at(paths.favoriteCountsOf(docid)),
        (snapshot) => {
          if (snapshot.exists()) listener.next(parseCounts(snapshot.val()));
          else void countWithoutCounts(database, isSignedIn(), docid, listener);
        },
        (error) => listener.error(dataErrorCode(error)),
      ),
    watchFavorites: (uid, listener) =>
      watch(
        at(paths.favoritesOf(uid)),
        (value) => Object.keys(parseLikes(value)).filter((key) => parseFavoriteKey(key) !== null),
        listener,
      ),
    setFavorite: (uid, favoriteKey, isLiked) => {
      const like = at(paths.favorite(uid, favoriteKey));
      return write(() => (isLiked ? set(like, true) : remove(like)));
    },

    writeReport: (docid, uid, report) =>
      write(() => set(at(paths.report(docid, uid)), { ...report, at: serverTimestamp() })),

    watchReader: (uid, listener) => watch(at(paths.reader(uid)), parseReader, listener),
    writeReaderSettings: (uid, settings) =>
      write(() => set(at(`${paths.reader(uid)}/settings`), settings)),
    writeBookmark: (uid, docid, bookmark) =>
      write(async () => {
        const bookmarks = at(`${paths.reader(uid)}/bookmark`);
        const stored: unknown = (await get(bookmarks)).val();
        await update(bookmarks, bookmarkChanges(stored, docid, bookmark));
      }),

    watchMember: (uid, listener) =>
      watch(
        at(paths.member(uid)),
        (value) => parseList(memberSchema, [value])[0] ?? null,
        listener,
      ),
    watchMembers: (start, listener) =>
      watch(
        query(
          at(paths.members),
          orderByChild('onamae'),
          startAt(start),
          endAt(`${start}${LAST_LETTER}`),
          limitToFirst(MEMBERS_SIZE),
        ),
        (value) => parseList(memberSchema, value),
        listener,
      ),
    watchRanking: (listener) =>
      watch(at(paths.ranking), (value) => parseList(rankingEntrySchema, value), listener),
    watchTimeline: (listener) =>
      watch(
        query(at(paths.timeline), orderByChild('date'), limitToLast(TIMELINE_SIZE)),
        (value) =>
          parseList(timelineEntrySchema, value).sort((a, b) =>
            a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
          ),
        listener,
      ),
  };
}

/**
 * The SDK sends a write again whose answer was lost with the connection. By then the engine may have counted sections, and the
 * rules refuse a second entry: the write has succeeded when the stored entry is this one.
 */
async function createEntry(target: DatabaseReference, entry: Entry): Promise<void> {
  try {
    await set(target, entry);
  } catch (error) {
    const stored = parseEntry((await get(target)).val());
    if (stored?.date !== entry.date) throw error;
  }
}

/** Comes after everything that a name may go on with. */
const LAST_LETTER = '\uf8ff';

const parseLikes = (value: unknown): Record<string, unknown> => {
  const likes = v.safeParse(v.record(v.string(), v.unknown()), value);
  return likes.success ? likes.output : {};
};

/**
 * Where nobody keeps counts, every like of everybody is read once; that is for accounts alone. Where somebody does, a story
 * without counts is one without likes.
 */
async function countWithoutCounts(
  database: Database,
  isSignedIn: boolean,
  docid: string,
  listener: Listener<Readonly<Record<string, number>>>,
): Promise<void> {
  try {
    const counted = query(ref(database, paths.favoriteCounts), orderByKey(), limitToFirst(1));
    if (!isSignedIn || (await get(counted)).exists()) {
      listener.next({});
      return;
    }
    const all = await get(ref(database, paths.favorites));
    listener.next(countLikes(docid, all.val()));
  } catch (error) {
    listener.error(dataErrorCode(error));
  }
}
