import type { Auth } from 'firebase/auth';
import type { Database } from 'firebase/database';
import type { Firestore } from 'firebase/firestore';
import type { AppConfig } from '../../../story/app-config';
import type { Lazy } from '../subscription';
import type { AccountStorage } from './account-storage';
import { connectApp, guardApp } from './connect-app';
import { once } from './once';

export interface AuthConnection {
  readonly auth: Auth;
  /** Where the account stays when the page is closed. */
  readonly storage: AccountStorage;
  /** The uid of the account that this browser has, or of a new anonymous one. */
  readonly signIn: Lazy<string>;
}

export interface DatabaseConnection {
  readonly database: Database;
  /** Whether this connection has an account by now. */
  readonly isSignedIn: () => boolean;
}

export interface Connections {
  readonly auth: Lazy<AuthConnection>;
  readonly database: Lazy<DatabaseConnection>;
  readonly firestore: Lazy<Firestore>;
}

/**
 * Connects each service of Firebase when it is first asked for; its SDK is a chunk of its own.
 * @param name Distinguishes several apps in one process.
 */
export function createConnections(config: AppConfig, name: string): Connections {
  const app = connectApp(config, name);
  // The story does not wait for App Check: the rules let no client write to Firestore.
  const guarded = once(() => guardApp(app, config));
  const auth = once(async () => {
    const [module, guardedApp] = await Promise.all([import('./sign-in'), guarded()]);
    const connected = await module.connectAuth(guardedApp, config);
    // Once: two calls at the same time must not make two accounts.
    return { ...connected, signIn: once(() => module.signIn(connected.auth)) };
  });
  return {
    auth,
    firestore: once(async () => (await import('./watch-story')).connectFirestore(app, config)),
    database: once(async () => {
      // Auth first: then the connection knows its account from its first message on.
      const [module, guardedApp, signedIn] = await Promise.all([
        import('./connect-database'),
        guarded(),
        auth().catch(() => undefined),
      ]);
      return {
        database: module.connectDatabase(guardedApp, config),
        isSignedIn: () => (signedIn?.auth.currentUser ?? null) !== null,
      };
    }),
  };
}
