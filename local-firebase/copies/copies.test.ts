import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeepingMemoryStore } from '../storage/memory-store';
import { readCopy } from './copy-file';
import { copiesDirectory, copyName, listCopies } from './copy-names';
import { copyIfDue } from './daily-copies';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 22, 15, 4, 5);

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

function start() {
  const store = createKeepingMemoryStore();
  let now = NOW;
  const look = () =>
    copyIfDue(
      { store, dataDir, clock: { now: () => now, elapsed: () => now }, log: () => undefined },
      new AbortController().signal,
    );
  return {
    store,
    look,
    pass: (milliseconds: number) => (now += milliseconds),
  };
}

async function names() {
  return (await listCopies(dataDir)).map(({ name }) => name);
}

it('makes one backup a day, and keeps seven', async () => {
  const { store, look, pass } = start();
  await store.commit([{ key: 'database/a/b', value: '"時"' }]);
  await look();
  expect(await names()).toEqual(['2026-11-22T15-04-05Z.jsonl.gz']);
  pass(DAY - 1);
  await look();
  expect(await names()).toHaveLength(1);
  pass(1);
  for (let day = 0; day < 8; day += 1) {
    await look();
    pass(DAY);
  }
  expect(await names()).toHaveLength(7);
  expect((await names()).at(-1)).toBe(copyName(NOW + 8 * DAY));
});

it('makes backups again after the clock was ahead', async () => {
  const { store, look, pass } = start();
  await store.commit([{ key: 'database/a/b', value: '1' }]);
  pass(3 * DAY);
  await look();
  pass(-3 * DAY);
  await look();
  expect(await names()).toContain(copyName(NOW));
});

it('makes no backup of an empty store', async () => {
  const { look } = start();
  await look();
  expect(await readdir(copiesDirectory(dataDir))).toEqual([]);
});

async function readAll(file: string) {
  const records: (readonly [string, string])[] = [];
  for await (const record of readCopy(file)) records.push(record);
  return records;
}

it('restores what was backed up, and refuses a damaged backup', async () => {
  const { store, look } = start();
  const records = [
    ['auth/a', '{"localId":"a"}'],
    ['database/x/\ud800"\n', '"\\ud800"'],
    ['firestore/y', '[1,null]'],
  ] as const;
  await store.commit(records.map(([key, value]) => ({ key, value })));
  await look();
  const [copy] = await listCopies(dataDir);
  const file = copy?.path ?? '';
  expect(await readAll(file)).toEqual(records);

  const bytes = await readFile(file);
  const lines = gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
  const damaged: Readonly<Record<string, Buffer>> = {
    'cut.gz': bytes.subarray(0, -10),
    'short.gz': gzipSync(lines.slice(0, -1).join('\n')),
    'missing.gz': gzipSync(lines.filter((_, index) => index !== 1).join('\n')),
    'other.gz': gzipSync('{"users":[]}\n'),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(damaged)) {
    await writeFile(join(folder, name), content);
    await expect(readAll(join(folder, name))).rejects.toMatchObject({ code: 'copy-unreadable' });
  }
});
