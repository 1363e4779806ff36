import type { FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  forceLongPolling,
  forceWebSockets,
  getDatabase,
  type Database,
} from 'firebase/database';
import type { AppConfig } from '../../../story/app-config';
import { hostAndPort } from './connect-app';
import { fallBackToPolling } from './polling-fallback';

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
