import { ClassicLevel } from 'classic-level';
import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLevelStore } from './open-level-store';
import type { RecordStore } from './record-store';

let directory: string;
let logged: string[];

function open(where = directory) {
  return openLevelStore(where, (line) => logged.push(line));
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'record-store-'));
  logged = [];
});
afterEach(() => rm(directory, { recursive: true }));

async function entries(store: RecordStore, prefix: string) {
  const found: (readonly [string, string])[] = [];
  for await (const entry of store.entries(prefix)) found.push(entry);
  return found;
}

it('keeps committed records, in key order', async () => {
  const keys = ['a/1', 'a/2', 'a/\uffff', 'a/😀', 'a', 'b/1', 'a0'];
  const first = await open();
  await first.commit(keys.map((key) => ({ key, value: JSON.stringify(key) })));
  await first.commit([{ key: 'a/2', value: null }]);
  await first.close();
  const second = await open();
  expect((await entries(second, 'a/')).map(([key]) => key)).toEqual(['a/1', 'a/😀', 'a/\uffff']);
  expect(await entries(second, 'b')).toEqual([['b/1', '"b/1"']]);
  await second.close();
});

it('applies commits in the order of the calls', async () => {
  const store = await open();
  const commits = Array.from({ length: 200 }, (_, index) =>
    store.commit([{ key: 'a', value: String(index) }]),
  );
  await Promise.all(commits);
  expect(await entries(store, 'a')).toEqual([['a', '199']]);
  await store.close();
});

it('refuses a directory that is in use', async () => {
  const store = await open();
  await expect(open()).rejects.toMatchObject({ code: 'store-locked' });
  await store.close();
});

it('refuses a directory of another version or another program', async () => {
  const foreign = new ClassicLevel(join(directory, 'foreign'));
  await foreign.put('a', 'b');
  await foreign.close();
  await expect(open(join(directory, 'foreign'))).rejects.toMatchObject({
    code: 'store-version',
  });
  await (await open(join(directory, 'own'))).close();
  const own = new ClassicLevel<Buffer, string>(join(directory, 'own'), { keyEncoding: 'buffer' });
  await own.put(Buffer.from('format', 'utf16le').swap16(), '99');
  await own.close();
  await expect(open(join(directory, 'own'))).rejects.toMatchObject({
    code: 'store-version',
    message: expect.stringContaining('format 99') as unknown,
  });
});

it('refuses every commit after one that could not be written', async () => {
  const store = await open();
  await store.close();
  await expect(store.commit([{ key: 'a', value: '1' }])).rejects.toMatchObject({
    code: 'store-failed',
  });
});

async function newestLog() {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.log')).sort();
  const path = join(directory, names.at(-1) ?? '');
  return { path, size: (await stat(path)).size };
}

it.each([
  ['in its text', 10, 200],
  ['in its header', 296, 300],
  ['that is longer than a block', 100_000, 100_003],
])('drops a record cut off %s, and logs it', async (_, least, length) => {
  const first = await open();
  await first.commit([{ key: 'a', value: '1' }]);
  const before = (await newestLog()).size;
  await first.commit([{ key: 'b', value: JSON.stringify('x'.repeat(length)) }]);
  await first.close();
  const { path, size } = await newestLog();
  await truncate(path, Math.max(before + 3, size - least));
  const torn = (await newestLog()).size - before;

  const second = await open();
  expect(await entries(second, '')).toEqual([['a', '1']]);
  expect(logged).toEqual([expect.stringContaining(`its ${torn} bytes were dropped`)]);
  await second.commit([{ key: 'b', value: '2' }]);
  await second.close();
  const third = await open();
  expect(await entries(third, '')).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
  expect(logged).toHaveLength(1);
  await third.close();
});

it('logs nothing about a store that was closed or killed between two writes', async () => {
  const first = await open();
  for (let number = 0; number < 100; number += 1)
    await first.commit([{ key: 'a', value: JSON.stringify('x'.repeat(number * 11)) }]);
  await first.close();
  await (await open()).close();
  expect(logged).toEqual([]);
});
