import fc from 'fast-check';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPassword } from '../auth/password';
import { toRecordChanges } from '../firestore/documents/document-record';
import { createKeepingMemoryStore } from '../storage/memory-store';
import { openLevelStore } from '../storage/open-level-store';
import type { RecordStore } from '../storage/record-store';
import type { ExportedDocument } from './entity';
import { exportFromFolder } from './export-from-folder';
import { importExport } from './import-export';
import { importIntoFolder } from './import-into-folder';
import { arbitraryDocument } from './testing/arbitrary-document';
import { writeExport } from './write-export';

const NOW = Date.parse('2026-11-22T15:12:00Z');

function now() {
  return NOW;
}

let directory: string;
let out: string;
let lines: string[];

function log(line: string) {
  return lines.push(line);
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'export-'));
  out = join(directory, 'out');
  lines = [];
});
afterEach(() => rm(directory, { recursive: true }));

async function storeWith(records: Readonly<Record<string, string>>): Promise<RecordStore> {
  const store = createKeepingMemoryStore();
  await store.commit(Object.entries(records).map(([key, value]) => ({ key, value })));
  return store;
}

async function recordsOf(store: RecordStore): Promise<Record<string, string>> {
  const records: Record<string, string> = {};
  for await (const [key, value] of store.entries('')) records[key] = value;
  return records;
}

function parsed(records: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(records).map(([key, value]) => [key, JSON.parse(value)]),
  );
}

/** The records of documents, all with the time of the import. */
function documentRecords(documents: readonly ExportedDocument[]): Record<string, string> {
  const time = BigInt(NOW) * 1000n;
  const stored = documents.map((document) => ({
    ...document,
    createTime: time,
    updateTime: time,
  }));
  const changes = toRecordChanges(new Map(stored.map((document) => [document.name, document])));
  return Object.fromEntries(changes.map(({ key, value }) => [key, value ?? '']));
}

function document(path: string, text: string): ExportedDocument {
  return {
    name: `projects/${path}`,
    fields: { text: { stringValue: text } },
  };
}

async function importInto(project?: string): Promise<Record<string, string>> {
  const store = createKeepingMemoryStore();
  await importExport({ store, folder: out, project, now, log });
  return recordsOf(store);
}

async function metadata() {
  return JSON.parse(await readFile(join(out, 'firebase-export-metadata.json'), 'utf8')) as unknown;
}

describe('an export', () => {
  it('copies every document from one store to another', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(arbitraryDocument, { selector: ({ name }) => name, maxLength: 6 }),
        async (documents) => {
          await rm(out, { recursive: true, force: true });
          const records = documentRecords(documents);
          await writeExport({ store: await storeWith(records), folder: out, now });
          expect(parsed(await importInto())).toEqual(parsed(records));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('holds namespaces, and accounts with their passwords', async () => {
    const password = await createPassword('secret-word', NOW);
    const account = {
      localId: 'u1',
      createdAt: 1,
      lastLoginAt: 2,
      lastRefreshAt: Date.parse('2026-01-01T00:00:00.000Z'),
      validSince: 3,
      disabled: true,
      displayName: '旅人',
      email: 'a@example.com',
      emailVerified: true,
      customAttributes: '{"admin":true}',
      password,
    };
    const records = {
      'auth/u0': '{"localId":"u0","createdAt":5}',
      'auth/u1': JSON.stringify(account),
      'database/one/a': '1',
      'database/one/a/.priority': '"p"',
      'database/one/a-b/c': '"時"',
      'database/two/': 'true',
    };
    await writeExport({ store: await storeWith(records), folder: out, now });
    expect(parsed(await importInto())).toEqual(parsed(records));
    expect(lines).toEqual([`import: 0 documents, 2 namespaces and 2 accounts from ${out}`]);
  });

  it('has the layout that the official tools expect', async () => {
    const store = await storeWith({
      ...documentRecords([document('demo/databases/(default)/documents/c/a', 'x')]),
      'auth/u0': '{"localId":"u0","createdAt":5}',
      'database/one/a': '1',
    });
    await writeExport({ store, folder: out, now });
    expect((await readdir(out, { recursive: true })).sort()).toEqual([
      'auth_export',
      'auth_export/accounts.json',
      'auth_export/config.json',
      'database_export',
      'database_export/one.json',
      'firebase-export-metadata.json',
      'firestore_export',
      'firestore_export/all_namespaces',
      'firestore_export/all_namespaces/all_kinds',
      'firestore_export/all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata',
      'firestore_export/all_namespaces/all_kinds/output-0',
      'firestore_export/firestore_export.overall_export_metadata',
    ]);
    expect(await metadata()).toMatchObject({
      firestore: {
        path: 'firestore_export',
        metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
      },
      database: { path: 'database_export' },
      auth: { path: 'auth_export' },
    });
    const overall = await readFile(
      join(out, 'firestore_export/firestore_export.overall_export_metadata'),
    );
    // The version, then the emulator's encoding of 'all namespaces, all kinds', the file, 1 document and its bytes.
    expect(overall.subarray(0, 8).toString('hex')).toBe('b86d444e01000133');
    expect(overall.subarray(15, 23).toString('hex')).toBe('0a4d0a0408021803');
    expect(overall.subarray(-4).toString('hex')).toMatch(/^180120..$/);
  });

  it('puts the databases of other projects in a folder of their own', async () => {
    const records = documentRecords([
      document('a/databases/(default)/documents/c/1', 'a'),
      document('b/databases/(default)/documents/c/1', 'b'),
      document('b/databases/second/documents/c/1', 'second'),
    ]);
    await writeExport({ store: await storeWith(records), folder: out, project: 'b', now });
    expect(await metadata()).toMatchObject({
      otherFirestores: [
        { project: 'a', database: '(default)', path: 'firestore_export_1' },
        { project: 'b', database: 'second', path: 'firestore_export_2' },
      ],
    });
    expect(await importInto()).toEqual(records);
    expect(Object.keys(await importInto('c'))).toEqual(
      [
        'a/databases/(default)/documents/c/1',
        'b/databases/second/documents/c/1',
        'c/databases/(default)/documents/c/1',
      ].map((path) => `firestore/projects/${path}`),
    );
  });

  it('does not overwrite existing files', async () => {
    await mkdir(out);
    await writeFile(join(out, 'note.txt'), 'mine');
    const store = await storeWith({});
    await expect(writeExport({ store, folder: out, now })).rejects.toMatchObject({
      code: 'export-exists',
    });
    expect(await readdir(directory)).toEqual(['out']);
  });
});

describe('accounts of the official emulator', () => {
  const importAccounts = async (user: object) => {
    await mkdir(join(out, 'auth_export'), { recursive: true });
    await writeFile(
      join(out, 'firebase-export-metadata.json'),
      '{"version":"15.0.0","auth":{"version":"15.0.0","path":"auth_export"}}',
    );
    await writeFile(
      join(out, 'auth_export/accounts.json'),
      JSON.stringify({ kind: 'identitytoolkit#DownloadAccountResponse', users: [user] }),
    );
    return JSON.parse((await importInto())['auth/u'] ?? '') as {
      password?: { salt: string; hash: string; updatedAt: number };
    };
  };

  it('keep their passwords, which are exported in plain text', async () => {
    const { isPassword } = await import('../auth/password');
    const { password } = await importAccounts({
      localId: 'u',
      createdAt: '1652964087522',
      lastRefreshAt: '2022-10-10T08:21:23.859Z',
      email: 'A@example.com',
      passwordHash: 'fakeHash:salt=fakeSaltX:password=se:cret=1',
      salt: 'fakeSaltX',
    });
    expect(password && (await isPassword('se:cret=1', password))).toBe(true);
  });

  it('lose a password with another hash, which is logged', async () => {
    expect(await importAccounts({ localId: 'u', passwordHash: 'AAAA', salt: 'AA' })).toEqual({
      localId: 'u',
      createdAt: NOW,
    });
    expect(lines[0]).toMatch(/^import: 1 passwords are hashed in a way/);
  });
});

describe('an import into a data folder', () => {
  const data = () => join(directory, 'data');
  const keep = async (records: Readonly<Record<string, string>>) => {
    const store = await openLevelStore(data(), log);
    await store.commit(Object.entries(records).map(([key, value]) => ({ key, value })));
    await store.close();
  };
  const kept = async (folder: string) => {
    const store = await openLevelStore(folder, log);
    const records = await recordsOf(store);
    await store.close();
    return records;
  };
  const importData = (replace = false) =>
    importIntoFolder({ dataDir: data(), folder: out, replace, now, log });
  const other = { 'database/n/a': '2' };
  beforeEach(async () => {
    await writeExport({ store: await storeWith(other), folder: out, now });
  });

  it('followed by an export gives the same data', async () => {
    await importData();
    expect(await kept(data())).toEqual(other);
    const again = join(directory, 'again');
    await exportFromFolder({ dataDir: data(), folder: again, now, log });
    expect(await readFile(join(again, 'database_export/n.json'), 'utf8')).toBe('{"a":2}');
  });

  it('is refused if there is data, which is kept', async () => {
    await keep({ 'database/n/a': '1' });
    await expect(importData()).rejects.toMatchObject({ code: 'data-exists' });
    expect(await kept(data())).toEqual({ 'database/n/a': '1' });
  });

  it('moves existing data aside on request', async () => {
    await keep({ 'database/n/a': '1' });
    await importData(true);
    expect(await kept(data())).toEqual(other);
    expect(await kept(`${data()}.before-20261122T151200Z`)).toEqual({ 'database/n/a': '1' });
  });

  it('changes nothing if the export is damaged', async () => {
    await keep({ 'database/n/a': '1' });
    await writeFile(join(out, 'database_export/n.json'), '{"a":2,');
    await expect(importData(true)).rejects.toMatchObject({ code: 'export-unreadable' });
    expect(await kept(data())).toEqual({ 'database/n/a': '1' });
    expect((await readdir(directory)).sort()).toEqual(['data', 'out']);
  });

  it('is refused while the folder is in use', async () => {
    const store = await openLevelStore(data(), log);
    await expect(importData(true)).rejects.toMatchObject({ code: 'store-locked' });
    await store.close();
  });

  it('does not create the folder to export', async () => {
    const nowhere = join(directory, 'nowhere');
    const options = { dataDir: nowhere, folder: join(directory, 'again'), now, log };
    await expect(exportFromFolder(options)).rejects.toMatchObject({ code: 'no-data' });
    expect((await readdir(directory)).sort()).toEqual(['out']);
  });
});
