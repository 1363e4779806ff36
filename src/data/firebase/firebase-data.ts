import type { AppConfig } from '../../config/env';
import type { Data, Listener, Stop, Story } from '../data';
import { dataErrorCode } from '../data-error';
import type { PreloadedStory } from '../preloaded-story';
import { createOfflineStore, type OfflineStore } from '../offline-store';
import type { DatabaseData } from './database';
import { createOfflineWriter } from './offline-writer';
import { once } from './once';

export interface FirebaseDataOptions {
  /** Tells several in one process apart. */
  readonly name?: string;
  /** The story that the server put into the page. */
  readonly embedded?: PreloadedStory | null;
  /** Where stories are kept for reading without a network; nowhere when it is left out. */
  readonly shelf?: OfflineStore;
  /** Until then nothing is loaded: the page has what it shows, and a slow processor enough to do. */
  readonly begin?: Promise<void>;
}

/**
 * The data layer over Firebase. Each of its SDKs is a chunk of its own that is loaded when it is first asked for, so
 * that the story, which needs Firestore alone, waits for nothing else.
 */
export function createFirebaseData(
  config: AppConfig,
  {
    name = 'app',
    embedded = null,
    shelf = createOfflineStore(undefined),
    begin: beginning = Promise.resolve(),
  }: FirebaseDataOptions = {},
): Data {
  const app = once(async () => (await import('./connect-app')).connectApp(config, name));
  // The story does not wait for App Check: nobody writes to Firestore.
  const guarded = once(async () => (await import('./connect-app')).guardApp(await app(), config));
  const auth = once(async () => {
    await beginning;
    const [module, connected] = await Promise.all([import('./sign-in'), guarded()]);
    const { auth: ready, storage } = await module.connectAuth(connected, config);
    return { ready, storage, signIn: () => module.signIn(ready) };
  });
  // Kept, so that two who ask at the same time do not make two accounts.
  const account = once(async () => (await auth()).signIn());
  const firestore = once(async () => {
    await beginning;
    const [module, connected] = await Promise.all([import('./adventure'), app()]);
    const ready = module.connectFirestore(connected, config);
    return {
      connected: ready,
      watchStory: (story: Parameters<typeof module.watchStory>[1], listener: Listener<Story>) =>
        module.watchStory(ready, story, listener),
    };
  });
  const dropHidden = once(async () => {
    const [module, { connected }] = await Promise.all([import('./drop-hidden'), firestore()]);
    await module.dropHidden(connected, shelf);
  });
  // What stands in the page is newer than what was kept, unless the page itself was.
  const heldStory = async (docid: string): Promise<PreloadedStory | null> => {
    const json = await shelf.read(docid);
    const kept = json === '' ? null : (await import('../preloaded-story')).readPreloadedStory(json);
    const inPage = embedded?.docid === docid ? embedded : null;
    if (inPage?.isPart === true && kept !== null) return kept;
    return [inPage, kept].reduce((newer, one) =>
      (one?.story.updatedAt ?? '') > (newer?.story.updatedAt ?? '') ? one : newer,
    );
  };
  const database = once(async () => {
    await beginning;
    // Auth first: then the connection knows its account from its first message on.
    const [module, connected, signedIn] = await Promise.all([
      import('./database'),
      guarded(),
      auth().catch(() => undefined),
    ]);
    return module.createDatabaseData(
      module.connectDatabase(connected, config),
      () => (signedIn?.ready.currentUser ?? null) !== null,
    );
  });

  const watching = (begin: (data: DatabaseData) => Stop, fail: Listener<never>['error']): Stop =>
    later(async () => begin(await database()), fail);

  return {
    signIn: async () => {
      try {
        return await account();
      } catch {
        // Reading needs no account; who tries to write is told then.
        return null;
      }
    },
    keepsAccount: async () => {
      try {
        return (await auth()).storage !== 'nowhere';
      } catch {
        // Nobody knows: signing in will say more.
        return true;
      }
    },
    watchConnection: (next) =>
      watching(
        (data) => data.watchConnection(next),
        () => next(false),
      ),
    watchStory: (docid, listener) =>
      later(async (isStopped) => {
        const held = await heldStory(docid);
        if (held !== null && !isStopped()) listener.next(held.story);
        const { watchStory } = await firestore();
        void dropHidden();
        return watchStory({ docid, held, keep: createOfflineWriter(docid, shelf) }, listener);
      }, listener.error),

    watchEntry: (uid, listener) =>
      watching((data) => data.watchEntry(uid, listener), listener.error),
    writeEntry: async (entry) => (await database()).writeEntry(entry),
    writeBrowse: async (uid, browse) => (await database()).writeBrowse(uid, browse),
    writeSettings: async (uid, settings) => (await database()).writeSettings(uid, settings),
    writeName: async (uid, onamae) => (await database()).writeName(uid, onamae),
    writeCharacter: async (uid, sheet) => (await database()).writeCharacter(uid, sheet),
    watchFavoriteCounts: (docid, listener) =>
      watching((data) => data.watchFavoriteCounts(docid, listener), listener.error),
    watchFavorites: (uid, listener) =>
      watching((data) => data.watchFavorites(uid, listener), listener.error),
    setFavorite: async (uid, key, isLiked) => (await database()).setFavorite(uid, key, isLiked),
    writeReport: async (docid, uid, report) => (await database()).writeReport(docid, uid, report),
    watchReader: (uid, listener) =>
      watching((data) => data.watchReader(uid, listener), listener.error),
    writeReaderSettings: async (uid, settings) =>
      (await database()).writeReaderSettings(uid, settings),
    writeBookmark: async (uid, docid, bookmark) =>
      (await database()).writeBookmark(uid, docid, bookmark),
    watchMember: (uid, listener) =>
      watching((data) => data.watchMember(uid, listener), listener.error),
    watchMembers: (start, listener) =>
      watching((data) => data.watchMembers(start, listener), listener.error),
    watchRanking: (listener) => watching((data) => data.watchRanking(listener), listener.error),
    accounts: async () => {
      const [module, connected, { ready }] = await Promise.all([
        import('./account'),
        app(),
        auth(),
        database(),
      ]);
      return module.createAccounts(connected, ready);
    },
    watchTimeline: (listener) => watching((data) => data.watchTimeline(listener), listener.error),
  };
}

/** A subscription that begins when its chunk is there, unless it has been stopped by then. */
function later(
  begin: (isStopped: () => boolean) => Promise<Stop>,
  fail: Listener<never>['error'],
): Stop {
  let isStopped = false;
  let stop: Stop | null = null;
  begin(() => isStopped).then(
    (begun) => {
      stop = begun;
      if (isStopped) begun();
    },
    (error: unknown) => {
      if (!isStopped) fail(dataErrorCode(error));
    },
  );
  return () => {
    isStopped = true;
    stop?.();
    stop = null;
  };
}
