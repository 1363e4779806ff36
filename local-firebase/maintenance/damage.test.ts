import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDirectory } from '../storage/level/read-directory';
import { openLevelStore } from '../storage/open-level-store';
import type { RecordStore } from '../storage/record-store';
import { startLocalFirebase } from '../start-local-firebase';
import { repairStore } from './repair';

const NOW = Date.UTC(2026, 10, 22, 15);

let folder: string;
let directory: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'damage-'));
  directory = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

function open(where = directory) {
  return openLevelStore(where, () => undefined);
}

async function recordsOf(store: RecordStore) {
  const records = new Map<string, string>();
  for await (const [key, value] of store.entries('')) records.set(key, value);
  await store.close();
  return records;
}

function documentKey(id: string | number) {
  return `firestore/projects/p/databases/(default)/documents/c/${id}`;
}

function documentText(fields: object) {
  const time = '2026-11-22T15:00:00.000000Z';
  return JSON.stringify({ fields, createTime: time, updateTime: time });
}

/** Compressible and incompressible records, in a table and in a log. */
async function fillStore() {
  const first = await open();
  for (let number = 0; number < 30; number += 1)
    await first.commit([
      {
        key: documentKey(number),
        value: documentText({ data: { bytesValue: randomBytes(60).toString('base64') } }),
      },
      { key: `database/ns/likes/${number}`, value: String(number) },
    ]);
  await first.close();
  const second = await open();
  for (let number = 0; number < 5; number += 1)
    await second.commit([
      { key: `auth/user${number}`, value: JSON.stringify({ localId: 'x', createdAt: number }) },
    ]);
  await second.commit([{ key: documentKey(0), value: null }]);
  await second.close();
}

async function filesIn(where: string) {
  return (await readdir(where)).filter((name) => !/^(?:LOG.*|LOCK)$/.test(name)).sort();
}

async function fileOf(pattern: RegExp) {
  return join(
    directory,
    (await filesIn(directory)).filter((name) => pattern.test(name)).at(-1) ?? '',
  );
}

async function flip(path: string, at: number) {
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0x01, at);
  await writeFile(path, bytes);
}

describe('a data folder', () => {
  it('without CURRENT is refused unchanged, and a repair restores everything', async () => {
    await fillStore();
    const before = await recordsOf(await open());
    await rm(join(directory, 'CURRENT'));
    const files = await filesIn(directory);
    await expect(open()).rejects.toMatchObject({
      code: 'store-damaged',
      message: expect.stringContaining(`--data ${directory} --repair`) as unknown,
    });
    expect(await filesIn(directory)).toEqual(files);
    const { saved, lost, damaged } = await repairStore(directory, NOW);
    expect(saved).toEqual({ auth: 5, database: 30, firestore: 29 });
    expect(lost).toEqual([expect.stringContaining('CURRENT')]);
    expect(await filesIn(damaged)).toEqual(files);
    expect(await recordsOf(await open())).toEqual(before);
  });

  it('with a missing table is refused, naming the table', async () => {
    await fillStore();
    const table = await fileOf(/ldb$/);
    await rm(table);
    const name = table.slice(directory.length + 1);
    await expect(open()).rejects.toMatchObject({
      code: 'store-damaged',
      message: expect.stringContaining(`${name} is missing`) as unknown,
    });
    const { saved, lost } = await repairStore(directory, NOW);
    expect(saved.auth).toBe(5);
    expect(lost).toEqual([expect.stringContaining(name)]);
  });

  it('with foreign files and no store is refused', async () => {
    await writeFile(join(folder, 'letter.txt'), 'Dear');
    await expect(open(folder)).rejects.toMatchObject({ code: 'store-foreign' });
    expect(await readdir(folder)).toEqual(['letter.txt']);
  });

  it('with an interrupted creation of a store is accepted', async () => {
    await mkdir(directory);
    for (const name of ['LOCK', 'LOG', 'MANIFEST-000001', '000001.dbtmp'])
      await writeFile(join(directory, name), '');
    expect(await recordsOf(await open())).toEqual(new Map());
  });
});

/** What a report calls a record. */
function nameOf(key: string) {
  return key.startsWith('auth/') ? `account ${key.slice(5)}` : key.split('/').at(-1);
}

describe('one flipped bit', () => {
  it.each([
    ['a log', /log$/],
    ['a table', /ldb$/],
    ['the manifest', /^MANIFEST/],
    ['CURRENT', /^CURRENT$/],
  ])('in %s is detected, or changes nothing', async (_, pattern) => {
    await fillStore();
    const before = await recordsOf(await openCopy('before'));
    const path = await fileOf(pattern);
    const whole = await readFile(path);
    const step = Math.ceil(whole.length / 400);
    const [noticed, overlooked]: [number[], number[]] = [[], []];
    for (let at = 0; at < whole.length; at += step) {
      await flip(path, at);
      if ((await checkDirectory(directory)).faults.length > 0) noticed.push(at);
      else if (!isDeepStrictEqual(await recordsOf(await openCopy(`flipped-${at}`)), before))
        overlooked.push(at);
      await writeFile(path, whole);
    }
    expect(overlooked).toEqual([]);
    expect(noticed).not.toHaveLength(0);
  });

  const openCopy = async (name: string) => {
    await cp(directory, join(folder, name), { recursive: true });
    return open(join(folder, name));
  };

  it.each([
    ['a log', /log$/, 60],
    ['a table', /ldb$/, 400],
  ])('in %s loses only the records that the repair names', async (_, pattern, at) => {
    await fillStore();
    const before = await recordsOf(await openCopy('before'));
    await flip(await fileOf(pattern), at);
    await expect(open()).rejects.toMatchObject({ code: 'store-damaged' });
    const { lost } = await repairStore(directory, NOW);
    const after = await recordsOf(await open());
    const names = lost.join('\n');
    const [kept, missing] = [true, false].map((isKept) =>
      [...before].filter(([key]) => after.has(key) === isKept),
    );
    expect([...after].sort()).toEqual(kept?.sort());
    expect(after.size).toBeGreaterThan(0);
    expect(missing).not.toHaveLength(0);
    for (const [key] of missing ?? []) expect(names).toContain(nameOf(key));
  });
});

it('a damaged record is named, and left out by a repair', async () => {
  const store = await open();
  await store.commit([
    { key: documentKey('bad'), value: documentText({ data: { bytesValue: '*' } }) },
    { key: documentKey('good'), value: documentText({}) },
    { key: 'database/ns/a/b', value: '{' },
  ]);
  await store.close();
  const ports = { authPort: 0, databasePort: 0, firestorePort: 0 };
  await expect(startLocalFirebase({ ...ports, dataDir: directory })).rejects.toMatchObject({
    code: 'store-damaged',
    message: expect.stringMatching(/the (document c\/bad|value at \/a\/b) in/) as unknown,
  });
  const { saved, lost } = await repairStore(directory, NOW);
  expect(saved).toEqual({ auth: 0, database: 0, firestore: 1 });
  expect(lost.join('\n')).toContain('the value at /a/b in the database ns');
  expect(lost.join('\n')).toContain(
    "the document c/bad in Firestore (p, (default)) can't be read (A bytesValue must be base64.)",
  );
  await (await startLocalFirebase({ ...ports, dataDir: directory })).stop();
});
