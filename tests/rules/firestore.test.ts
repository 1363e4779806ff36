import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalFirebase } from '../../local-firebase/start-local-firebase';
import { ADVENTURE_COLLECTION, ENGINE_COLLECTION } from '../../story/paths';
import { ROOT } from '../../tools/support/root';

let firebase: Awaited<ReturnType<typeof startLocalFirebase>>;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  firebase = await startLocalFirebase({ authPort: 0, databasePort: 0, firestorePort: 0 });
  const [host = '', port = ''] = firebase.firestore.split(':');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: {
      host,
      port: Number(port),
      rules: readFileSync(`${ROOT}firestore.rules`, 'utf8'),
    },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc(`${ADVENTURE_COLLECTION}/10353-1`).set({ uid: '10353', seq: 1 });
    await context.firestore().doc(`${ENGINE_COLLECTION}/10353`).set({ secret: true });
  });
});

afterAll(async () => {
  await environment.cleanup();
  await firebase.stop();
});

const stranger = () => environment.unauthenticatedContext().firestore();
const alice = () => environment.authenticatedContext('alice').firestore();

it('a known denial is denied', async () => {
  await assertFails(stranger().doc('elsewhere/document').get());
});

it('stories are read by everyone', async () => {
  const query = stranger().collection(ADVENTURE_COLLECTION).where('uid', '==', '10353');
  const result = await assertSucceeds(query.get());
  expect(result.docs.map((document) => document.id)).toEqual(['10353-1']);
});

it('stories are written by nobody but the engine', async () => {
  const own = alice().doc(`${ADVENTURE_COLLECTION}/10353-1`);
  await assertFails(own.set({ uid: '10353', seq: 1 }));
  await assertFails(own.update({ seq: 2 }));
  await assertFails(own.delete());
  await assertFails(alice().collection(ADVENTURE_COLLECTION).add({ uid: 'alice' }));
});

it('the engine’s own documents are closed', async () => {
  await assertFails(alice().doc(`${ENGINE_COLLECTION}/10353`).get());
  await assertFails(alice().collection(ENGINE_COLLECTION).get());
  await assertFails(alice().doc(`${ENGINE_COLLECTION}/alice`).set({ secret: true }));
});
