import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../storage/memory-store';
import type { StoredDocument } from '../documents/document';
import { Database } from '../documents/database';
import { CompiledQuery } from '../query/compiled-query';
import { structuredQuerySchema } from '../query/structured-query';
import { Transactions } from './transactions';

const ROOT = 'projects/p/databases/(default)/documents';
const A = `${ROOT}/c/a`;
const B = `${ROOT}/c/b`;
const EVERYTHING = new CompiledQuery(
  ROOT,
  v.parse(structuredQuerySchema, { from: [{ collectionId: 'c' }] }),
);

async function start() {
  let ids = 0;
  const now = () => Date.now();
  const database = await Database.open({ store: createMemoryStore(), now, log: () => undefined });
  const transactions = new Transactions({ database, elapsed: now, newId: () => `t${++ids}` });
  const write = (name: string) =>
    database.commit((_documents, time) => {
      const document: StoredDocument = { name, fields: {}, createTime: time, updateTime: time };
      return { changes: new Map([[name, document]]), result: undefined };
    });
  const read = (transaction: string, name: string) =>
    transactions.reader({ transaction }).readDocuments([name]);
  return { database, transactions, write, read };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("a transaction that has read stale data can't read any more", async () => {
  const { transactions, write, read } = await start();
  const id = transactions.begin({});
  await read(id, A);
  await write(A);
  await expect(read(id, B)).rejects.toMatchObject({ code: 'ABORTED' });
  expect(() => transactions.reader({ transaction: id }).runQuery(EVERYTHING)).toThrow(
    expect.objectContaining({ code: 'ABORTED' }),
  );
});

it("a transaction that has queried stale data can't write", async () => {
  const { database, transactions, write } = await start();
  const id = transactions.begin({});
  transactions.reader({ transaction: id }).runQuery(EVERYTHING);
  await write(B);
  expect(() => transactions.validate(id, database.documents, 1)).toThrow(
    expect.objectContaining({ code: 'ABORTED' }),
  );
});

it('a write outside waits for the transaction that has read the document', async () => {
  const { transactions, read } = await start();
  const id = transactions.begin({});
  await read(id, A);
  let released: (() => void) | undefined;
  const holding = transactions.holdForWriting('', [A, B]).then((release) => {
    released = release;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(released).toBeUndefined();
  transactions.end(id);
  await holding;
  const next = transactions.begin({});
  let found: unknown;
  const reading = read(next, A).then((documents) => {
    found = documents;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(found).toBeUndefined();
  released?.();
  await reading;
  expect(found).toBeDefined();
});

it('a write stops waiting for a transaction that does not end', async () => {
  const { transactions, read } = await start();
  await read(transactions.begin({}), A);
  const holding = transactions.holdForWriting('', [A]);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(holding).resolves.toBeTypeOf('function');
});

it('a transaction does not wait for itself', async () => {
  const { transactions, read } = await start();
  const id = transactions.begin({});
  await read(id, A);
  await expect(transactions.holdForWriting(id, [A])).resolves.toBeTypeOf('function');
});
