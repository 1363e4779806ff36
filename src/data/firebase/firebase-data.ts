import type { AppConfig } from '../../../story/app-config';
import type { Data } from '../data';
import { DataError } from '../data-error';
import type { DeviceStorage } from '../device-storage';
import { createOfflineStore, type OfflineStore } from '../offline-store';
import type { WatchNetwork } from '../network';
import type { PreloadedStory } from '../preloaded-story';
import { subscribe, type Lazy } from '../subscription';
import type { DatabaseConnection } from './connections';
import { once } from './once';

export interface FirebaseDataOptions {
  /** Distinguishes several in one process. */
  readonly name?: string;
  /** Where short texts stay on this device; nowhere when it is left out. */
  readonly device?: DeviceStorage;
  /** The story that the server put into the page. */
  readonly embedded?: PreloadedStory | null;
  /** Where stories are kept for reading without a network; nowhere when it is left out. */
  readonly offlineStore?: OfflineStore;
  /** Where it is left out, the network is always there. */
  readonly watchNetwork?: WatchNetwork;
  /** Requests a text of this site by its path. */
  readonly fetchText?: (path: string) => Promise<string>;
  /** Ends when the device may be given the next copy of a story; at once when it is left out. */
  readonly pauseBetweenCopies?: () => Promise<void>;
  /** Until then no SDK is loaded: the page shows its story already, and a slow processor is busy with the screen. */
  readonly begin?: Promise<void>;
}

async function fetchTextOfSite(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new DataError('offline');
  return answer.text();
}

const NO_STORAGE: DeviceStorage = { read: () => '', write: () => undefined };

/**
 * The data layer over Firebase. Each product and each SDK is a chunk of its own that is loaded when it is first asked for,
 * so that the story, which needs Firestore alone, waits for nothing else.
 */
export function createFirebaseData(
  config: AppConfig,
  {
    name = 'app',
    device = NO_STORAGE,
    embedded = null,
    offlineStore = createOfflineStore(undefined),
    watchNetwork = () => () => undefined,
    fetchText = fetchTextOfSite,
    pauseBetweenCopies = () => Promise.resolve(),
    begin = Promise.resolve(),
  }: FirebaseDataOptions = {},
): Data {
  const connections = once(async () => {
    await begin;
    return (await import('./connections')).createConnections(config, name);
  });
  const auth = async () => (await connections()).auth();
  const database = async () => (await connections()).database();
  /** A product of the Realtime Database. */
  const product = <Product>(
    load: Lazy<(connection: DatabaseConnection) => Product>,
  ): Lazy<Product> =>
    once(async () => {
      await begin;
      const [create, connection] = await Promise.all([load(), database()]);
      return create(connection);
    });
  const connectionState = product(async () => (await import('./watch-connection')).watchConnection);

  return {
    session: {
      signIn: async () => {
        try {
          return await (await auth()).signIn();
        } catch {
          // Reading needs no account; a write that needs one says so.
          return null;
        }
      },
      keepsAccount: async () => {
        try {
          return (await auth()).storage !== 'nowhere';
        } catch {
          // Not known: signing in fails for the same reason, and says so.
          return true;
        }
      },
      watchConnection: (next) =>
        subscribe(connectionState, (watch) => watch, { next, error: () => next(false) }),
      watchNetwork,
    },
    stories: once(async () =>
      (await import('./stories')).createStories({
        firestore: async () => (await connections()).firestore(),
        embedded,
        offlineStore,
        pauseBetweenCopies,
        fetchText: async (path) => {
          await begin;
          return fetchText(path);
        },
      }),
    ),
    entries: product(async () => {
      const { createEntries } = await import('./entries');
      return (connection) => createEntries(connection, device);
    }),
    likes: product(async () => (await import('./likes')).createLikes),
    lists: product(async () => (await import('./lists')).createLists),
    reader: product(async () => (await import('./reader')).createReader),
    reports: product(async () => (await import('./reports')).createReports),
    accounts: once(async () => {
      await begin;
      const [{ createAccounts }, connected, { database: ready }] = await Promise.all([
        import('./accounts'),
        auth(),
        database(),
      ]);
      return createAccounts(ready, connected.auth);
    }),
  };
}
