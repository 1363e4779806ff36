import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  initializeAuth,
  signInAnonymously,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import type { AppConfig } from '../../../story/app-config';
import { accountStorage, type AccountStorage, type StoragePatience } from './account-storage';

const STORAGE_PATIENCE: StoragePatience = { firstVisitMs: 2_000, laterVisitMs: 15_000 };

const PERSISTENCE: Readonly<Record<AccountStorage, Persistence[]>> = {
  'indexed-db': [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  'local-storage': [browserLocalPersistence, inMemoryPersistence],
  nowhere: [inMemoryPersistence],
};

export interface ConnectedAuth {
  readonly auth: Auth;
  /** Where the account stays when the page is closed. */
  readonly storage: AccountStorage;
}

/** Auth without the pop-ups and redirects that an anonymous sign-in never needs: half the size. */
export async function connectAuth(
  app: FirebaseApp,
  { emulators }: AppConfig,
): Promise<ConnectedAuth> {
  // The SDK would wait for an IndexedDB without end.
  const storage = await accountStorage(globalThis, STORAGE_PATIENCE);
  // It also looks for an IndexedDB before each request, and would wait there.
  if (storage !== 'indexed-db')
    Reflect.defineProperty(globalThis, 'indexedDB', { value: undefined });
  const auth = initializeAuth(app, { persistence: PERSISTENCE[storage] });
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return { auth, storage };
}

/** The uid of the account that this browser has, or of a new anonymous one. */
export async function signIn(auth: Auth): Promise<string> {
  await auth.authStateReady();
  return auth.currentUser?.uid ?? (await signInAnonymously(auth)).user.uid;
}
