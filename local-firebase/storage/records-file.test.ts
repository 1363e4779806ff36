import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeepingMemoryStore } from './memory-store';
import type { RecordStore } from './record-store';
import { exportRecords, importRecords } from './records-file';

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'records-file-'));
  file = join(directory, 'export.json');
});
afterEach(() => rm(directory, { recursive: true }));

const storeWith = async (records: Readonly<Record<string, string>>) => {
  const store = createKeepingMemoryStore();
  await store.commit(Object.entries(records).map(([key, value]) => ({ key, value })));
  return store;
};

const recordsOf = async (store: RecordStore) => {
  const records: Record<string, string> = {};
  for await (const [key, value] of store.entries('')) records[key] = value;
  return records;
};

it('carries everything from one store to another', async () => {
  const records = { 'auth/1': '{"localId":"1"}', 'x/\ud800"\n': '"\\ud800"', 'y/时': '[1,null]' };
  await exportRecords(await storeWith(records), file);
  const other = await storeWith({ 'auth/1': 'null', 'auth/2': 'null' });
  await importRecords(other, file);
  expect(await recordsOf(other)).toEqual(records);
});

it('carries nothing as well', async () => {
  await exportRecords(await storeWith({}), file);
  const other = await storeWith({ 'auth/2': 'null' });
  await importRecords(other, file);
  expect(await recordsOf(other)).toEqual({});
});

it('writes the same data as the same text', async () => {
  await exportRecords(await storeWith({ 'a/2': '2', 'a/1': '1' }), file);
  expect(await readFile(file, 'utf8')).toBe(
    '{\n  "format": "local-firebase",\n  "version": 1,\n  "records": {\n    "a/1": 1,\n    "a/2": 2\n  }\n}\n',
  );
});

it.each([
  ['no JSON', 'x', 'import-unreadable'],
  ['another JSON', '{"users": []}', 'import-unreadable'],
  ['records without a service', '{"format":"local-firebase","version":1,"records":{"format":2}}'],
  ['another version', '{"format":"local-firebase","version":2}', 'import-version'],
])('refuses %s, and leaves the store as it is', async (_, text, code = 'import-unreadable') => {
  await writeFile(file, text);
  const store = await storeWith({ 'a/1': '1' });
  await expect(importRecords(store, file)).rejects.toMatchObject({ code });
  expect(await recordsOf(store)).toEqual({ 'a/1': '1' });
});

it('says so when the file can not be written', async () => {
  const nowhere = join(directory, 'missing', 'export.json');
  await expect(exportRecords(createKeepingMemoryStore(), nowhere)).rejects.toMatchObject({
    code: 'export-failed',
    message: `the data could not be written to ${nowhere}`,
  });
});
