import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalFirebase } from '../../local-firebase/start-local-firebase';
import { ROOT } from '../../tools/support/root';
import { A, ACCOUNTS, B, OWNERS } from './matrix/callers';
import { parseCoverage } from './matrix/coverage';
import { documentPayloads, documentTables, type DocumentTable } from './matrix/firestore-tables';
import { readMay, type Operation, type Role } from './matrix/table';

const PROJECT = 'demo-rules';

type Firestore = ReturnType<
  ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']
>;

let firebase: Awaited<ReturnType<typeof startLocalFirebase>>;
let environment: RulesTestEnvironment;
let stranger: Firestore;
let accounts: readonly { readonly uid: string; readonly firestore: Firestore }[];

beforeAll(async () => {
  // The SDK logs every refusal.
  setLogLevel('silent');
  firebase = await startLocalFirebase({ authPort: 0, databasePort: 0, firestorePort: 0 });
  const [host = '', port = ''] = firebase.firestore.split(':');
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: {
      host,
      port: Number(port),
      rules: readFileSync(`${ROOT}firestore.rules`, 'utf8'),
    },
  });
  stranger = environment.unauthenticatedContext().firestore();
  accounts = ACCOUNTS.map(({ uid, claims }) => ({
    uid,
    firestore: environment.authenticatedContext(uid, { ...claims }).firestore(),
  }));
});

afterAll(async () => {
  await environment.cleanup();
  await firebase.stop();
});

beforeEach(() => environment.clearFirestore());

const asEngine = (work: (firestore: Firestore) => Promise<void>) =>
  environment.withSecurityRulesDisabled((context) => work(context.firestore()));

it('a known denial is denied, and a known grant is granted', async () => {
  await asEngine((firestore) => firestore.doc('adventure27/10353-1').set({ uid: '10353' }));
  await assertFails(stranger.doc('adventure27/10353-1').set({ uid: '10353' }));
  await assertFails(stranger.doc('elsewhere/document').get());
  const read = await assertSucceeds(stranger.doc('adventure27/10353-1').get());
  expect(read.data()).toEqual({ uid: '10353' });
  expect(accounts.map(({ uid }) => uid).slice(0, 2)).toEqual([A, B]);
});

/** All attempts of one caller, and the outcomes that differ from the table. */
async function tryAs(
  firestore: Firestore,
  role: Role,
  { path, may }: DocumentTable,
  owner: string,
) {
  const isAllowed = readMay(may);
  const document = firestore.doc(path(owner));
  const payloads = Object.entries(documentPayloads(owner));
  const attempts: readonly (readonly [Operation, string, () => Promise<unknown>])[] = [
    ['get', 'a document', () => document.get()],
    ['list', 'all documents', () => document.parent.get()],
    ['list', 'one’s own documents', () => document.parent.where('uid', '==', owner).get()],
    ...payloads.flatMap(([kind, payload]) => [
      ['create', kind, () => document.parent.doc().set(payload)] as const,
      ['update', kind, () => document.update(payload)] as const,
      ['update', `${kind}, written whole`, () => document.set(payload)] as const,
    ]),
    ['delete', 'a document', () => document.delete()],
  ];
  const otherwise: string[] = [];
  for (const [operation, what, attempt] of attempts) {
    const mayPass = isAllowed(role, operation);
    await (mayPass ? assertSucceeds(attempt()) : assertFails(attempt())).catch(() =>
      otherwise.push(`${role}: ${operation}, ${what}, should be ${mayPass ? 'taken' : 'refused'}`),
    );
  }
  return otherwise;
}

describe.each(Object.entries(documentTables))('%s', (_, table) => {
  it.each(OWNERS)('of %s is read and written as its table says', async (owner) => {
    await asEngine((firestore) => firestore.doc(table.path(owner)).set({ uid: owner, seq: 1 }));
    const otherwise = await Promise.all([
      tryAs(stranger, 'signed out', table, owner),
      ...accounts.map(({ uid, firestore }) =>
        tryAs(firestore, uid === owner ? 'owner' : 'others', table, owner),
      ),
    ]);
    await asEngine(async (firestore) => {
      otherwise.push(await tryAs(firestore, 'engine', table, owner));
    });
    expect(otherwise.flat()).toEqual([]);
  });
});

it('collections of no name cannot be searched across', async () => {
  for (const group of ['engine27', 'private', 'users'])
    await assertFails(stranger.collectionGroup(group).get());
});

it('all of it has seen every condition of the rules hold and fail', async () => {
  const url = `http://${firebase.firestore}/emulator/v1/projects/${PROJECT}:ruleCoverage`;
  const { conditions, uncovered } = parseCoverage(await (await fetch(url)).json());
  expect(uncovered).toEqual([]);
  expect(conditions).toBeGreaterThan(0);
});
