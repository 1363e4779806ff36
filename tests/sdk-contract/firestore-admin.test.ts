import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldPath, FieldValue, Filter, Timestamp, getFirestore } from 'firebase-admin/firestore';
import type { CollectionReference, Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningFirestore } from '../../local-firebase/firestore/start-firestore';
import { PROJECT, startTestFirestore } from './firestore-harness';

let server: RunningFirestore;
let db: Firestore;
let close: () => Promise<void>;
let things: CollectionReference;
let collections = 0;

beforeAll(async () => {
  server = await startTestFirestore();
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  const app = initializeApp({ projectId: PROJECT }, 'contract');
  db = getFirestore(app);
  close = () => deleteApp(app);
});

afterAll(async () => {
  await close();
  await server.stop();
});

beforeEach(() => {
  things = db.collection(`things-${++collections}`);
});

const ids = (snapshot: QuerySnapshot) => snapshot.docs.map(({ id }) => id);

describe('documents', () => {
  it('come back with every kind of value', async () => {
    const value = {
      text: 'こんにちは 😀',
      integer: 42,
      double: 1.5,
      nothing: null,
      yes: true,
      time: new Timestamp(1_700_000_000, 123_456_000),
      bytes: Buffer.from([0, 1, 254, 255]),
      list: [1, 'two', { three: 3 }],
      map: { a: { b: 'c' } },
      reference: things.doc('other'),
      odd: [NaN, Infinity, -Infinity],
    };
    await things.doc('a').set(value);
    const read = (await things.doc('a').get()).data();
    expect(read).toMatchObject({ ...value, reference: expect.anything() as unknown });
    expect(read?.['reference']).toMatchObject({ path: things.doc('other').path });
  });

  it('of several hundred kilobytes of bytes come back whole', async () => {
    const data = Buffer.alloc(700_000, 7);
    await things.doc('big').set({ data: [data] });
    const read = (await things.doc('big').get()).get('data') as Buffer[];
    expect(read[0]?.equals(data)).toBe(true);
  });

  it('over 1 MiB are refused', async () => {
    const write = things.doc('huge').set({ data: Buffer.alloc(1_048_576) });
    await expect(write).rejects.toMatchObject({ code: 3 });
  });

  it('are merged, updated by path and deleted by field', async () => {
    const document = things.doc('a');
    await document.set({ keep: 1, map: { x: 1, y: 2 } });
    await document.set({ map: { x: 10 } }, { merge: true });
    await document.update({ 'map.y': FieldValue.delete(), added: [1] });
    expect((await document.get()).data()).toEqual({ keep: 1, map: { x: 10 }, added: [1] });
  });

  it('hold their preconditions', async () => {
    await things.doc('a').create({ n: 1 });
    await expect(things.doc('a').create({ n: 2 })).rejects.toMatchObject({ code: 6 });
    await expect(things.doc('none').update({ n: 2 })).rejects.toMatchObject({ code: 5 });
    const read = await things.doc('a').get();
    await things.doc('a').set({ n: 2 });
    const stale = { lastUpdateTime: read.updateTime ?? Timestamp.now() };
    await expect(things.doc('a').update({ n: 3 }, stale)).rejects.toMatchObject({ code: 9 });
  });

  it('take every transform', async () => {
    const document = things.doc('a');
    await document.set({ n: 1, list: [1, 2], at: null });
    await document.update({
      n: FieldValue.increment(2.5),
      list: FieldValue.arrayUnion(2, 3),
      at: FieldValue.serverTimestamp(),
    });
    await document.update({ list: FieldValue.arrayRemove(1) });
    const read = (await document.get()).data();
    expect(read).toMatchObject({ n: 3.5, list: [2, 3] });
    expect(read?.['at']).toBeInstanceOf(Timestamp);
  });

  it('are written all or none in a batch', async () => {
    const batch = db.batch();
    batch.set(things.doc('a'), { n: 1 });
    batch.update(things.doc('missing'), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await things.doc('a').get()).exists).toBe(false);
  });

  it('are listed with those that only have children', async () => {
    await things.doc('real').set({ n: 1 });
    await things.doc('parent/inner/child').set({ n: 1 });
    expect((await things.listDocuments()).map(({ id }) => id)).toEqual(['parent', 'real']);
    const inner = await things.doc('parent').listCollections();
    expect(inner.map(({ id }) => id)).toEqual(['inner']);
  });

  it('are written one by one by a bulk writer', async () => {
    const writer = db.bulkWriter();
    const failures: number[] = [];
    writer.onWriteError(({ code }) => {
      failures.push(code);
      return false;
    });
    void writer.set(things.doc('a'), { n: 1 });
    writer.update(things.doc('missing'), { n: 1 }).catch(() => undefined);
    await writer.close();
    expect(failures).toEqual([5]);
    expect((await things.doc('a').get()).get('n')).toBe(1);
  });
});

describe('transactions', () => {
  it('read one document and write two', async () => {
    await things.doc('source').set({ n: 20 });
    await db.runTransaction(async (transaction) => {
      const n = (await transaction.get(things.doc('source'))).get('n') as number;
      transaction.update(things.doc('source'), { n: n - 5 });
      transaction.set(things.doc('target'), { n: 5 });
    });
    expect((await things.doc('source').get()).get('n')).toBe(15);
    expect((await things.doc('target').get()).get('n')).toBe(5);
  });

  it('lose no update under contention', async () => {
    await things.doc('counter').set({ n: 0 });
    const increment = () =>
      db.runTransaction(async (transaction) => {
        const n = (await transaction.get(things.doc('counter'))).get('n') as number;
        transaction.update(things.doc('counter'), { n: n + 1 });
      });
    await Promise.all(Array.from({ length: 10 }, increment));
    expect((await things.doc('counter').get()).get('n')).toBe(10);
  });

  it('run again when a document that was read changes meanwhile', async () => {
    await things.doc('a').set({ n: 1 });
    let runs = 0;
    await db.runTransaction(async (transaction) => {
      const n = (await transaction.get(things.doc('a'))).get('n') as number;
      if (++runs === 1) await things.doc('a').set({ n: 100 });
      transaction.set(things.doc('b'), { n });
    });
    expect(runs).toBe(2);
    expect((await things.doc('b').get()).get('n')).toBe(100);
  });

  it('see what a query gave, or run again', async () => {
    await things.doc('a').set({ open: true });
    let runs = 0;
    await db.runTransaction(async (transaction) => {
      const open = await transaction.get(things.where('open', '==', true));
      if (++runs === 1) await things.doc('b').set({ open: true });
      transaction.set(things.doc('count'), { n: open.size });
    });
    expect((await things.doc('count').get()).get('n')).toBe(2);
  });

  it('that only read see one state', async () => {
    await things.doc('a').set({ n: 1 });
    await things.doc('b').set({ n: 1 });
    const sum = await db.runTransaction(
      async (transaction) => {
        const a = (await transaction.get(things.doc('a'))).get('n') as number;
        await db.batch().set(things.doc('a'), { n: 5 }).set(things.doc('b'), { n: 5 }).commit();
        const b = (await transaction.get(things.doc('b'))).get('n') as number;
        return a + b;
      },
      { readOnly: true },
    );
    expect(sum).toBe(2);
  });
});

describe('queries', () => {
  beforeEach(async () => {
    const batch = db.batch();
    batch.set(things.doc('a'), { n: 1, tags: ['x'], group: 'one', nested: { v: 3 } });
    batch.set(things.doc('b'), { n: 2, tags: ['x', 'y'], group: 'one', nested: { v: 2 } });
    batch.set(things.doc('c'), { n: 3, tags: [], group: 'two', nothing: null });
    batch.set(things.doc('d'), { n: 3.5, tags: ['z'], group: 'two' });
    await batch.commit();
  });

  it('filter by equality, comparison and membership', async () => {
    expect(ids(await things.where('group', '==', 'one').get())).toEqual(['a', 'b']);
    expect(ids(await things.where('n', '>', 1).where('n', '<=', 3).get())).toEqual(['b', 'c']);
    expect(ids(await things.where('n', 'in', [1, 3]).get())).toEqual(['a', 'c']);
    expect(ids(await things.where('n', 'not-in', [1, 3]).get())).toEqual(['b', 'd']);
    expect(ids(await things.where('group', '!=', 'one').get())).toEqual(['c', 'd']);
    expect(ids(await things.where('tags', 'array-contains', 'x').get())).toEqual(['a', 'b']);
    const any = things.where('tags', 'array-contains-any', ['y', 'z']);
    expect(ids(await any.get())).toEqual(['b', 'd']);
    expect(ids(await things.where('nothing', '==', null).get())).toEqual(['c']);
  });

  it('combine filters with and and or', async () => {
    const either = Filter.or(
      Filter.where('n', '==', 1),
      Filter.and(Filter.where('group', '==', 'two'), Filter.where('n', '>', 3)),
    );
    expect(ids(await things.where(either).get())).toEqual(['a', 'd']);
  });

  it('order, limit, skip and page', async () => {
    expect(ids(await things.orderBy('n', 'desc').limit(2).get())).toEqual(['d', 'c']);
    expect(ids(await things.orderBy('n').limitToLast(2).get())).toEqual(['c', 'd']);
    expect(ids(await things.orderBy('n').offset(1).limit(2).get())).toEqual(['b', 'c']);
    expect(ids(await things.orderBy('n').startAfter(1).endBefore(3.5).get())).toEqual(['b', 'c']);
    const b = await things.doc('b').get();
    expect(ids(await things.orderBy('group').startAt(b).get())).toEqual(['b', 'c', 'd']);
    expect(ids(await things.orderBy('nested.v').get())).toEqual(['b', 'a']);
  });

  it('select fields and find by document id', async () => {
    const selected = await things.select('n').where('n', '==', 1).get();
    expect(selected.docs[0]?.data()).toEqual({ n: 1 });
    const named = things.where(FieldPath.documentId(), 'in', ['a', 'c']);
    expect(ids(await named.get())).toEqual(['a', 'c']);
    expect(ids(await things.where(FieldPath.documentId(), '>', 'b').get())).toEqual(['c', 'd']);
  });

  it('reach over collection groups', async () => {
    const group = `notes${collections}`;
    await things.doc('a').collection(group).doc('1').set({ n: 1 });
    await things.doc('b').collection(group).doc('2').set({ n: 2 });
    expect(ids(await db.collectionGroup(group).where('n', '>=', 1).get())).toEqual(['1', '2']);
  });

  it('count, sum and average', async () => {
    const { AggregateField } = await import('firebase-admin/firestore');
    const result = await things
      .aggregate({
        count: AggregateField.count(),
        sum: AggregateField.sum('n'),
        average: AggregateField.average('n'),
      })
      .get();
    expect(result.data()).toEqual({ count: 4, sum: 9.5, average: 2.375 });
  });
});

describe('listeners', () => {
  it('hear of what enters, changes and leaves a query', async () => {
    const seen: string[][] = [];
    const unsubscribe = things.where('open', '==', true).onSnapshot((snapshot) => {
      seen.push(snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`));
    });
    const heard = async (count: number) => {
      await expect.poll(() => seen.length).toBe(count);
      return seen[count - 1];
    };
    expect(await heard(1)).toEqual([]);
    await things.doc('a').set({ open: true });
    expect(await heard(2)).toEqual(['added a']);
    await things.doc('a').update({ n: 1 });
    expect(await heard(3)).toEqual(['modified a']);
    await things.doc('a').update({ open: false });
    expect(await heard(4)).toEqual(['removed a']);
    unsubscribe();
  });

  it('keep a limited query right when its first document goes', async () => {
    for (const id of ['a', 'b', 'c']) await things.doc(id).set({ id });
    const seen: string[] = [];
    const unsubscribe = things
      .orderBy('id')
      .limit(2)
      .onSnapshot((snapshot) => seen.push(ids(snapshot).join()));
    await expect.poll(() => seen).toEqual(['a,b']);
    await things.doc('a').delete();
    await expect.poll(() => seen).toEqual(['a,b', 'b,c']);
    unsubscribe();
  });
});
