import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
} from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firebaseParticipantEraser } from '../../engine/adapters/accounts/firebase-participant-eraser';
import { firestoreAgenda } from '../../engine/adapters/stories/firestore-agenda';
import { firestoreStoryHiding } from '../../engine/adapters/moderation/firestore-story-hiding';
import { firestoreStoryStore } from '../../engine/adapters/stories/firestore-story-store';
import { startLocalFirebase, type LocalFirebase } from '../../local-firebase/start-local-firebase';
import { firestoreReader } from '../../pages/source/firestore-reader';
import { withImports } from '../../tools/support/rooms';
import { ROOT } from '../../tools/support/root';

const projectId = 'demo-indexes';
const NOW = Date.parse('2026-04-01T00:00:00Z');

let server: LocalFirebase;
let bare: LocalFirebase;
let apps: ReturnType<typeof initializeAdminApp>[];

const start = (firestoreIndexes: string): Promise<LocalFirebase> =>
  startLocalFirebase({
    ...{ authPort: 0, databasePort: 0, firestorePort: 0 },
    project: projectId,
    databaseRules: readFileSync('database.rules.json', 'utf8'),
    firestoreIndexes,
  });

beforeAll(async () => {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  server = await start(readFileSync('firestore.indexes.json', 'utf8'));
  bare = await start('{"indexes":[],"fieldOverrides":[]}');
  apps = [];
});

afterAll(async () => {
  await Promise.all(apps.map((app) => deleteAdminApp(app)));
  await Promise.all([server.stop(), bare.stop()]);
});

const connect = ({ database, firestore }: LocalFirebase) => {
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = database;
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore;
  const app = initializeAdminApp(
    { projectId, databaseURL: `https://${projectId}-default-rtdb.firebaseio.com` },
    randomUUID(),
  );
  apps.push(app);
  const documents = getFirestore(app);
  const ask = async (url: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(url, init);
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const reader = firestoreReader({ projectId, firestore: `http://${firestore}` }, 'u', ask);
  return {
    store: firestoreStoryStore(documents),
    hiding: firestoreStoryHiding(documents),
    agenda: firestoreAgenda(documents, getDatabase(app)),
    eraser: firebaseParticipantEraser(getDatabase(app), documents),
    reader,
  };
};

type Adapters = ReturnType<typeof connect>;

/** Every file with Firestore queries, and the queries in it. */
const QUERIES: Readonly<
  Record<string, Readonly<Record<string, (adapters: Adapters) => Promise<unknown>>>>
> = {
  'engine/adapters/stories/firestore-story-store.ts': {
    due: ({ store }) => store.due(NOW, 10),
    unprojected: ({ store }) => store.unprojected(),
  },
  'engine/adapters/stories/firestore-agenda.ts': {
    'due, the first': ({ agenda }) => agenda.due(NOW, null, 10),
    'due, the next': ({ agenda }) => agenda.due(NOW, { uid: 'u', dueAt: NOW }, 10),
    endedUnprojected: ({ agenda }) => agenda.endedUnprojected(10),
    'uids, the first': ({ agenda }) => agenda.uids(null, 10),
    'uids, the next': ({ agenda }) => agenda.uids('u', 10),
    counts: ({ agenda }) => agenda.counts(NOW, 1000),
  },
  'engine/adapters/moderation/firestore-story-hiding.ts': {
    uids: ({ hiding }) => hiding.uids(),
    documents: ({ hiding }) => hiding.documents('u'),
  },
  'engine/adapters/accounts/firebase-participant-eraser.ts': {
    erase: ({ eraser }) => eraser.erase('u'),
  },
  'pages/source/firestore-reader.ts': {
    first: ({ reader }) => reader.first(1),
    after: ({ reader }) => reader.after('u'),
    outlinesAfter: ({ reader }) => reader.outlinesAfter('u'),
  },
};

/** Covered by the data-*.test.ts files, which run the web SDK against the same indexes. */
const ELSEWHERE = ['src/data/firebase/watch-story.ts'];

const ASKS = /\.where\(|\bwhere\('|\.orderBy\(|structuredQuery|collectionGroup\(/;

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('/testing/'));

it('lists every file of the project that queries Firestore', () => {
  const found = withImports('src', 'functions')
    .flatMap(filesBelow)
    .filter((file) => !file.startsWith('functions/node_modules'))
    .filter((file) => ASKS.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(found.sort()).toEqual([...Object.keys(QUERIES), ...ELSEWHERE].sort());
});

describe.each(Object.entries(QUERIES))('%s', (_file, queries) => {
  it.each(Object.entries(queries))('asks for nothing that lacks an index: %s', async (_, ask) => {
    await expect(ask(connect(server))).resolves.not.toThrow();
  });
});

it('would be refused without the indexes of the project', async () => {
  const { store, agenda } = connect(bare);
  const refusal = {
    code: 9,
    message: expect.stringContaining('The query requires an index') as string,
  };
  await expect(store.due(NOW, 10)).rejects.toMatchObject(refusal);
  await expect(agenda.counts(NOW, 1000)).rejects.toMatchObject(refusal);
});
