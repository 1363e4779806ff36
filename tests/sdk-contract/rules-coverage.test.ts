import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOfficial } from '../support/emulators';
import { startClients, type Clients } from './firebase-clients';

const PROJECT = 'demo-coverage';

const DATABASE_RULES = `{
  "rules": {
    "notes": {
      "$uid": {
        ".read": true,
        ".write": "auth != null && auth.uid === $uid",
        "text": { ".validate": "newData.isString() && newData.val().length < 5" }
      }
    }
  }
}`;

const FIRESTORE_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{uid} {
      allow get: if request.auth != null && request.auth.uid == uid;
    }
  }
}`;

let clients: Clients;
let environment: RulesTestEnvironment;
beforeAll(async () => {
  clients = await startClients();
  const at = (address: string) => {
    const [host = '', port] = address.split(':');
    return { host, port: Number(port) };
  };
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    database: { ...at(clients.server.database), rules: DATABASE_RULES },
    firestore: { ...at(clients.server.firestore), rules: FIRESTORE_RULES },
  });
});
afterAll(async () => {
  await environment.cleanup();
  await clients.stop();
});

/** `true` and `false` with their number of occurrences. */
const outcomes = (counts: { true?: number; false?: number }) =>
  Object.entries(counts).map(([value, count]) => ({
    value: { boolValue: value === 'true' },
    count,
  }));

// Other data of the official emulators' reports is undocumented.
it.skipIf(isOfficial)('reports the outcomes of the conditions of database rules', async () => {
  const notes = (uid: string) =>
    environment.authenticatedContext('ann').database().ref(`notes/${uid}`);
  await notes('ann').set({ text: 'four' });
  await notes('ann')
    .set({ text: 'too long' })
    .catch(() => undefined);
  await notes('bob')
    .set({ text: 'four' })
    .catch(() => undefined);

  const url = clients.url(`/.inspect/coverage.json?ns=${PROJECT}`);
  const coverage: unknown = await (await fetch(url)).json();
  const unseen = { values: [], children: [] };
  expect(coverage).toEqual({
    rules: { files: [{ name: 'database.rules.json', content: DATABASE_RULES }] },
    report: [
      { path: '/notes/$uid', rule: '.read', sourcePosition: { line: 5, column: 18 }, ...unseen },
      {
        path: '/notes/$uid',
        rule: '.write',
        sourcePosition: { line: 6, column: 20 },
        values: outcomes({ true: 2, false: 1 }),
        children: [
          {
            sourcePosition: { line: 6, column: 20 },
            values: outcomes({ true: 3 }),
            children: [],
          },
          {
            sourcePosition: { line: 6, column: 36 },
            values: outcomes({ true: 2, false: 1 }),
            children: [],
          },
        ],
      },
      {
        path: '/notes/$uid/text',
        rule: '.validate',
        sourcePosition: { line: 7, column: 33 },
        values: outcomes({ true: 1, false: 1 }),
        children: [
          { sourcePosition: { line: 7, column: 33 }, values: outcomes({ true: 2 }), children: [] },
          {
            sourcePosition: { line: 7, column: 55 },
            values: outcomes({ true: 1, false: 1 }),
            children: [],
          },
        ],
      },
    ],
  });
  const page = await (await fetch(clients.url(`/.inspect/coverage?ns=${PROJECT}`))).text();
  expect(page).toContain('true × 2, false × 1');
  expect(page).toContain('never evaluated');
});

it.skipIf(isOfficial)('reports the outcomes of the conditions of Firestore rules', async () => {
  const get = (context: ReturnType<RulesTestEnvironment['unauthenticatedContext']>) =>
    context
      .firestore()
      .doc('notes/ann')
      .get()
      .catch(() => undefined);
  await get(environment.authenticatedContext('ann'));
  await get(environment.unauthenticatedContext());

  const url = `http://${clients.server.firestore}/emulator/v1/projects/${PROJECT}:ruleCoverage`;
  const coverage: unknown = await (await fetch(url)).json();
  expect(coverage).toEqual({
    rules: { files: [{ name: 'firestore.rules', content: FIRESTORE_RULES }] },
    report: [
      {
        sourcePosition: { line: 5, column: 42 },
        values: outcomes({ true: 1, false: 1 }),
        children: [
          {
            sourcePosition: { line: 5, column: 34 },
            values: outcomes({ true: 1, false: 1 }),
            children: [],
          },
          { sourcePosition: { line: 5, column: 62 }, values: outcomes({ true: 1 }), children: [] },
        ],
      },
    ],
  });
  expect(await (await fetch(`${url}.html`)).text()).toContain('true × 1, false × 1');
});
