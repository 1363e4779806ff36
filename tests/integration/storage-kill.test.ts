import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  startLocalFirebaseProcess,
  type LocalFirebaseProcess,
} from '../../tools/services/local-firebase-process';

const KILLS = 50;
const SERVICES = ['auth', 'database', 'firestore'] as const;
/** Concurrent writes of one service. */
const LANES = 4;

type ServiceName = (typeof SERVICES)[number];

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'storage-kill-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** A backend with the admin SDK. Each write changes two paths atomically, where the service supports it. */
const connect = (server: LocalFirebaseProcess) => {
  Object.assign(process.env, {
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: server.auth,
    FIREBASE_DATABASE_EMULATOR_HOST: server.database,
    FIRESTORE_EMULATOR_HOST: server.firestore,
  });
  const app = initializeApp(
    { projectId: 'demo-project', databaseURL: `http://${server.database}?ns=kill` },
    server.database,
  );
  const [auth, database, firestore] = [getAuth(app), getDatabase(app), getFirestore(app)];
  const write: Readonly<Record<ServiceName, (key: string) => Promise<unknown>>> = {
    auth: (key) => auth.createUser({ uid: key, displayName: key }),
    database: (key) => database.ref().update({ [`one/${key}`]: key, [`two/${key}`]: key }),
    firestore: (key) =>
      firestore
        .batch()
        .set(firestore.doc(`one/${key}`), { key })
        .set(firestore.doc(`two/${key}`), { key })
        .commit(),
  };
  const keysOf = async (name: 'one' | 'two') => ({
    database: Object.keys(
      ((await database.ref(name).get()).val() ?? {}) as Readonly<Record<string, string>>,
    ),
    firestore: (await firestore.collection(name).get()).docs.map(({ id }) => id),
  });
  return {
    write,
    /** The stored data, after a check that no write was stored partly. */
    read: async (): Promise<Readonly<Record<ServiceName, ReadonlySet<string>>>> => {
      const [one, two] = [await keysOf('one'), await keysOf('two')];
      expect(one.database.sort()).toEqual(two.database.sort());
      expect(one.firestore.sort()).toEqual(two.firestore.sort());
      const users: string[] = [];
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const page = await auth.listUsers(1000, token);
        users.push(...page.users.map(({ uid }) => uid));
        token = page.pageToken;
      }
      return {
        auth: new Set(users),
        database: new Set(one.database),
        firestore: new Set(one.firestore),
      };
    },
    close: () => deleteApp(app),
  };
};

it('keeps what it has acknowledged, whenever it is killed', async () => {
  const acknowledged = { auth: [], database: [], firestore: [] } as Record<ServiceName, string[]>;
  const lines: string[] = [];
  for (let round = 0; round <= KILLS; round += 1) {
    const server = await startLocalFirebaseProcess(['--data', directory], (line) =>
      lines.push(line),
    );
    const client = connect(server);
    const found = await client.read();
    for (const service of SERVICES) {
      const missing = acknowledged[service].filter((key) => !found[service].has(key));
      expect({ round, service, missing }).toEqual({ round, service, missing: [] });
    }

    let isOver = round === KILLS;
    let left = 3 + ((round * 17) % 60);
    await new Promise<void>((resolve) => {
      const run = async (service: ServiceName, lane: number) => {
        for (let number = 0; !isOver; number += 1) {
          const key = `${round}-${lane}-${number}`;
          await client.write[service](key);
          acknowledged[service].push(key);
          left -= 1;
          if (left === 0) resolve();
        }
      };
      if (isOver) resolve();
      for (const service of SERVICES)
        for (let lane = 0; lane < LANES; lane += 1)
          // Failures here were in progress at the kill.
          run(service, lane).catch(() => undefined);
    });
    await server.kill();
    isOver = true;
    await client.close();
  }
  for (const service of SERVICES) expect(acknowledged[service].length).toBeGreaterThan(KILLS);
  // A truncated record is allowed, and must be the only thing that is reported.
  expect(lines.filter((line) => !line.includes('was cut off'))).toEqual([]);
}, 180_000);
