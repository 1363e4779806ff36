import { ClassicLevel } from 'classic-level';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLevelStore } from './open-level-store';
import type { RecordStore } from './record-store';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'record-store-'));
});
afterEach(() => rm(directory, { recursive: true }));

const entries = async (store: RecordStore, prefix: string) => {
  const found: (readonly [string, string])[] = [];
  for await (const entry of store.entries(prefix)) found.push(entry);
  return found;
};

it('keeps what was committed, in the order of the keys', async () => {
  const keys = ['a/1', 'a/2', 'a/\uffff', 'a/😀', 'a', 'b/1', 'a0'];
  const first = await openLevelStore(directory);
  await first.commit(keys.map((key) => ({ key, value: JSON.stringify(key) })));
  await first.commit([{ key: 'a/2', value: null }]);
  await first.close();
  const second = await openLevelStore(directory);
  expect((await entries(second, 'a/')).map(([key]) => key)).toEqual(['a/1', 'a/😀', 'a/\uffff']);
  expect(await entries(second, 'b')).toEqual([['b/1', '"b/1"']]);
  await second.close();
});

it('lets commits take effect in the order in which they were made', async () => {
  const store = await openLevelStore(directory);
  const commits = Array.from({ length: 200 }, (_, index) =>
    store.commit([{ key: 'a', value: String(index) }]),
  );
  await Promise.all(commits);
  expect(await entries(store, 'a')).toEqual([['a', '199']]);
  await store.close();
});

it('refuses a directory that is in use', async () => {
  const store = await openLevelStore(directory);
  await expect(openLevelStore(directory)).rejects.toMatchObject({ code: 'store-locked' });
  await store.close();
});

it('refuses a directory of another version, or of another program', async () => {
  const foreign = new ClassicLevel(join(directory, 'foreign'));
  await foreign.put('a', 'b');
  await foreign.close();
  await expect(openLevelStore(join(directory, 'foreign'))).rejects.toMatchObject({
    code: 'store-version',
  });
  await (await openLevelStore(join(directory, 'own'))).close();
  const own = new ClassicLevel<Buffer, string>(join(directory, 'own'), { keyEncoding: 'buffer' });
  await own.put(Buffer.from('format', 'utf16le').swap16(), '99');
  await own.close();
  await expect(openLevelStore(join(directory, 'own'))).rejects.toMatchObject({
    code: 'store-version',
    message: expect.stringContaining('format 99') as unknown,
  });
});

it('fails every commit after one that could not be written', async () => {
  const store = await openLevelStore(directory);
  await store.close();
  await expect(store.commit([{ key: 'a', value: '1' }])).rejects.toMatchObject({
    code: 'store-failed',
  });
});
