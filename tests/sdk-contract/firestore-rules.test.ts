import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningFirestore } from '../../local-firebase/firestore/start-firestore';
import { PROJECT, startTestFirestore } from './firestore-harness';

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function isOwner(uid) { return signedIn() && request.auth.uid == uid; }

    match /public/{id} {
      allow read;
    }
    match /notes/{id} {
      allow read: if isOwner(resource.data.owner);
      allow create: if isOwner(request.resource.data.owner)
        && request.resource.data.keys().hasOnly(['owner', 'text', 'tags', 'age'])
        && request.resource.data.text is string
        && request.resource.data.text.size() <= 20;
      allow update: if isOwner(resource.data.owner)
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text']);
    }
    match /adults/{id} {
      allow list: if resource.data.age >= 18 && request.query.limit <= 10;
    }
    match /rooms/{room} {
      allow get: if exists(/databases/$(database)/documents/rooms/$(room)/members/$(request.auth.uid));
      match /members/{uid} {
        allow write: if isOwner(uid);
        allow get: if isOwner(uid);
      }
    }
    match /{path=**}/comments/{id} {
      allow read: if resource.data.visible == true;
    }
    match /accounts/{id} {
      allow write: if getAfter(/databases/$(database)/documents/ledger/$(id)).data.sum
        == request.resource.data.sum;
    }
    match /ledger/{id} {
      allow write: if signedIn() && request.auth.token.role == 'clerk';
    }
  }
}`;

let server: RunningFirestore;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  server = await startTestFirestore();
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: '127.0.0.1', port: server.port, rules: RULES },
  });
});

afterEach(() => environment.clearFirestore());

afterAll(async () => {
  await environment.cleanup();
  await server.stop();
});

const guest = () => environment.unauthenticatedContext().firestore();
const as = (uid: string, claims?: Record<string, unknown>) =>
  environment.authenticatedContext(uid, claims).firestore();

async function given(path: string, data: Record<string, unknown>): Promise<void> {
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore(), path), data),
  );
}

describe('documents', () => {
  it('are closed where no rule opens them', async () => {
    await given('public/a', { n: 1 });
    await assertSucceeds(getDoc(doc(guest(), 'public/a')));
    await assertFails(setDoc(doc(guest(), 'public/a'), { n: 2 }));
    await assertFails(getDoc(doc(guest(), 'elsewhere/a')));
  });

  it('are created only as the rule wants them', async () => {
    await assertSucceeds(setDoc(doc(as('ann'), 'notes/1'), { owner: 'ann', text: 'hello' }));
    await assertFails(setDoc(doc(as('bob'), 'notes/2'), { owner: 'ann', text: 'hello' }));
    await assertFails(setDoc(doc(as('ann'), 'notes/3'), { owner: 'ann', text: 'x'.repeat(21) }));
    await assertFails(setDoc(doc(as('ann'), 'notes/4'), { owner: 'ann', text: 1 }));
    await assertFails(setDoc(doc(as('ann'), 'notes/5'), { owner: 'ann', text: '', more: 1 }));
  });

  it('are changed only in the fields that the rule names', async () => {
    await given('notes/1', { owner: 'ann', text: 'a' });
    await assertSucceeds(updateDoc(doc(as('ann'), 'notes/1'), { text: 'b' }));
    await assertFails(updateDoc(doc(as('ann'), 'notes/1'), { owner: 'bob' }));
    await assertFails(updateDoc(doc(as('bob'), 'notes/1'), { text: 'c' }));
    // Only callers that may write a document learn whether it exists.
    await assertFails(updateDoc(doc(as('bob'), 'notes/none'), { text: 'c' }));
  });

  it('are judged by other documents', async () => {
    await given('rooms/r', { name: 'room' });
    await assertFails(getDoc(doc(as('ann'), 'rooms/r')));
    await assertSucceeds(setDoc(doc(as('ann'), 'rooms/r/members/ann'), { since: 1 }));
    await assertSucceeds(getDoc(doc(as('ann'), 'rooms/r')));
  });

  it('are judged by the state after all writes of a batch', async () => {
    const db = as('ann', { role: 'clerk' });
    const batch = (sum: number) =>
      writeBatch(db).set(doc(db, 'accounts/1'), { sum }).set(doc(db, 'ledger/1'), { sum: 5 });
    await assertSucceeds(batch(5).commit());
    await assertFails(batch(6).commit());
    const other = as('bob', { role: 'customer' });
    await assertFails(setDoc(doc(other, 'ledger/1'), { sum: 1 }));
  });
});

describe('queries', () => {
  it('are allowed only if their filters prove the rule', async () => {
    await given('notes/1', { owner: 'ann', text: 'a' });
    const notes = collection(as('ann'), 'notes');
    await assertSucceeds(getDocs(query(notes, where('owner', '==', 'ann'))));
    await assertFails(getDocs(notes));
    await assertFails(getDocs(query(notes, where('owner', '==', 'bob'))));
    await assertFails(getDocs(query(notes, where('owner', 'in', ['ann', 'bob']))));
    await assertSucceeds(getDocs(query(notes, where('owner', 'in', ['ann']))));
  });

  it('prove comparisons by ranges, and limits by their own', async () => {
    const adults = collection(guest(), 'adults');
    await assertSucceeds(getDocs(query(adults, where('age', '>=', 18), limit(10))));
    await assertSucceeds(getDocs(query(adults, where('age', '>', 20), limit(5))));
    await assertFails(getDocs(query(adults, where('age', '>', 17), limit(10))));
    await assertFails(getDocs(query(adults, where('age', '>=', 18), limit(11))));
    await assertFails(getDocs(query(adults, where('age', '>=', 18))));
    await assertFails(getDocs(query(adults, orderBy('age'), limit(1))));
  });

  it('of collection groups need a rule for every depth', async () => {
    await given('posts/1/comments/1', { visible: true });
    const comments = collectionGroup(guest(), 'comments');
    const found = await assertSucceeds(getDocs(query(comments, where('visible', '==', true))));
    expect(found.size).toBe(1);
    await assertFails(getDocs(comments));
    await assertFails(getDocs(collectionGroup(guest(), 'public')));
  });
});

describe('listeners', () => {
  it('that are denied leave others on the same connection alone', async () => {
    await given('public/a', { n: 1 });
    const db = guest();
    const seen: number[] = [];
    const stop = onSnapshot(doc(db, 'public/a'), (found) => seen.push(found.get('n') as number));
    await expect.poll(() => seen).toEqual([1]);
    const code = await new Promise((resolve) => {
      onSnapshot(
        collection(db, 'notes'),
        () => resolve('allowed'),
        (error) => resolve(error.code),
      );
    });
    expect(code).toBe('permission-denied');
    await given('public/a', { n: 2 });
    await expect.poll(() => seen).toEqual([1, 2]);
    stop();
  });

  it('end when the document that allowed them goes', async () => {
    await given('rooms/r', { name: 'room' });
    await given('rooms/r/members/ann', { since: 1 });
    let code = '';
    let snapshots = 0;
    onSnapshot(
      doc(as('ann'), 'rooms/r'),
      () => snapshots++,
      (error) => {
        code = error.code;
      },
    );
    await expect.poll(() => snapshots).toBe(1);
    await environment.withSecurityRulesDisabled((context) =>
      writeBatch(context.firestore())
        .delete(doc(context.firestore(), 'rooms/r/members/ann'))
        .commit(),
    );
    await expect.poll(() => code).toBe('permission-denied');
  });
});

describe('rules that are not right', () => {
  const load = (rules: string) =>
    initializeTestEnvironment({
      projectId: 'demo-broken',
      firestore: { host: '127.0.0.1', port: server.port, rules },
    });

  it('are refused when they are set, with line and column', async () => {
    const broken = RULES.replace('isOwner(uid);', 'isOwnr(uid);');
    await expect(load(broken)).rejects.toThrow(/L\d+:\d+: Unknown function 'isOwnr'/);
    await expect(load('service cloud.firestore {')).rejects.toThrow(/L1:26/);
  });

  it('are refused at the start', async () => {
    await expect(startTestFirestore({ rules: 'nonsense' })).rejects.toMatchObject({
      code: 'invalid-rules',
    });
  });
});
