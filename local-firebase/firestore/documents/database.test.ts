import { describe, expect, it } from 'vitest';
import type { RecordChange, RecordStore } from '../../storage/record-store';
import { Database } from './database';
import type { StoredDocument } from './document';

const NAME = 'projects/p/databases/(default)/documents/c/a';

function documentAt(time: bigint): StoredDocument {
  return { name: NAME, fields: { n: { integerValue: '1' } }, createTime: time, updateTime: time };
}

/** A store whose commits the test completes. */
function controlledStore(records: readonly (readonly [string, string])[] = []) {
  const commits: { changes: readonly RecordChange[]; end: (error?: Error) => void }[] = [];
  const store: RecordStore = {
    async *entries() {
      for (const record of records) yield await Promise.resolve(record);
    },
    commit: (changes) =>
      new Promise((resolve, reject) => {
        commits.push({ changes, end: (error) => (error ? reject(error) : resolve()) });
      }),
    close: () => Promise.resolve(),
  };
  return { store, commits };
}

function open(store: RecordStore, now = () => 1000) {
  return Database.open({ store, now, log: () => undefined });
}

function setDocument(database: Database) {
  return database.commit((_documents, time) => ({
    changes: new Map([[NAME, documentAt(time)]]),
    result: time,
  }));
}

describe('Database', () => {
  it('acknowledges and shows a commit only after it is stored', async () => {
    const { store, commits } = controlledStore();
    const database = await open(store);
    const heard: bigint[] = [];
    database.subscribe((_changes, _before, time) => heard.push(time));
    const committed = setDocument(database);
    await expect.poll(() => commits.length).toBe(1);
    expect(database.documents.get(NAME)).toBeUndefined();
    const reading = database.readTime();
    commits[0]?.end();
    const time = await committed;
    expect(database.documents.get(NAME)?.updateTime).toBe(time);
    expect(heard).toEqual([time]);
    expect(reading).toBeLessThan(time);
    expect(database.readTime()).toBeGreaterThan(time);
  });

  it('changes nothing when the store fails, and accepts later commits', async () => {
    const { store, commits } = controlledStore();
    const database = await open(store);
    const failing = setDocument(database);
    await expect.poll(() => commits.length).toBe(1);
    commits[0]?.end(new Error('disk full'));
    await expect(failing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(database.documents.get(NAME)).toBeUndefined();
    const next = setDocument(database);
    await expect.poll(() => commits.length).toBe(2);
    commits[1]?.end();
    await next;
    expect(database.documents.get(NAME)).toBeDefined();
  });

  it('loads what it wrote, and continues its commit times', async () => {
    const { store, commits } = controlledStore();
    const first = await open(store, () => 5000);
    const committed = setDocument(first);
    await expect.poll(() => commits.length).toBe(1);
    commits[0]?.end();
    const time = await committed;
    const records = (commits[0]?.changes ?? []).map(
      ({ key, value }) => [key, value ?? ''] as const,
    );
    const second = await open(controlledStore(records).store, () => 0);
    expect(second.documents.get(NAME)).toEqual(documentAt(time));
    expect(second.readTime()).toBeGreaterThan(time);
  });

  it('refuses foreign records', async () => {
    const { store } = controlledStore([['firestore/x', '{"fields": 1}']]);
    await expect(open(store)).rejects.toThrow();
  });
});
