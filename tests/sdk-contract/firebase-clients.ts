import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
} from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { getDatabase as getAdminDatabase } from 'firebase-admin/database';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { connectDatabaseEmulator, getDatabase, goOffline } from 'firebase/database';
import { randomUUID } from 'node:crypto';
import type { LocalFirebaseOptions } from '../../local-firebase/start-local-firebase';
import { startEmulators } from '../support/emulators';

const project = 'demo-contract';

/** A substitute for a service account; the emulators accept it as the owner. */
const ownerCredential = {
  getAccessToken: () => Promise.resolve({ access_token: 'owner', expires_in: 3600 }),
};

const hostAndPort = (address: string): [host: string, port: number] => {
  const [host = '', port] = address.split(':');
  return [host, Number(port)];
};

/**
 * local-firebase on free ports, and unmodified SDKs as its clients. Every client has an app of its own;
 * `stop` ends them all.
 */
export const startClients = async (options: LocalFirebaseOptions = {}) => {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const server = await startEmulators({ project, ...options });
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = server.auth;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = server.database;
  process.env['FIRESTORE_EMULATOR_HOST'] = server.firestore;
  const endings: (() => Promise<void>)[] = [];

  return {
    server,
    url: (path: string) => `http://${server.database}${path}`,
    /** A client like a web app. */
    web: (namespace = `${project}-default-rtdb`) => {
      const app = initializeApp(
        {
          apiKey: 'any',
          projectId: project,
          databaseURL: `http://${server.database}?ns=${namespace}`,
        },
        randomUUID(),
      );
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, `http://${server.auth}`, { disableWarnings: true });
      const database = getDatabase(app);
      connectDatabaseEmulator(database, ...hostAndPort(server.database));
      endings.push(async () => {
        goOffline(database);
        await deleteApp(app);
      });
      return { app, auth, database };
    },
    /** A client with the owner's rights, like a backend. */
    admin: (databaseAuthVariableOverride?: object | null) => {
      const app = initializeAdminApp(
        {
          projectId: project,
          credential: ownerCredential,
          databaseURL: `https://${project}-default-rtdb.firebaseio.com`,
          ...(databaseAuthVariableOverride !== undefined && { databaseAuthVariableOverride }),
        },
        randomUUID(),
      );
      endings.push(() => deleteAdminApp(app));
      return { app, auth: getAdminAuth(app), database: getAdminDatabase(app) };
    },
    /** Firestore with the owner's rights; this part of the SDK accepts no custom credential. */
    documents: () => {
      const app = initializeAdminApp({ projectId: project }, randomUUID());
      endings.push(() => deleteAdminApp(app));
      return getAdminFirestore(app);
    },
    stop: async () => {
      for (const end of endings.splice(0)) await end();
      await server.stop();
    },
  };
};

export type Clients = Awaited<ReturnType<typeof startClients>>;
