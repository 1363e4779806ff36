import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DamagedPart, FileContent } from './level-entry';
import { readLog } from './read-log';
import { readManifest } from './read-manifest';
import { readTable } from './read-table';

const LOG = /^(\d+)\.log$/;
const TABLE = /^(\d+)\.(?:ldb|sst)$/;

export interface DirectoryContent {
  /** false: the list of live files is unknown; all files are read. */
  readonly isManifestSound: boolean;
  /** Missing tables. */
  readonly missing: readonly string[];
  /** The files, each read on demand. */
  readonly files: AsyncIterable<FileContent & { readonly tornBytes: number }>;
}

function numberIn(pattern: RegExp, name: string): number {
  return Number(pattern.exec(name)?.[1]);
}

/** Reads the files of a LevelDB directory without LevelDB, which would change them. */
export async function readDirectory(directory: string): Promise<DirectoryContent> {
  const manifest = await readManifest(directory);
  const names = (await readdir(directory)).sort();
  const tables = names.filter(
    (name) => TABLE.test(name) && (manifest === null || manifest.tables.has(numberIn(TABLE, name))),
  );
  const logs = names.filter(
    (name) => LOG.test(name) && numberIn(LOG, name) >= (manifest?.firstLog ?? 0),
  );
  const found = new Set(tables.map((name) => numberIn(TABLE, name)));
  const missing = [...(manifest?.tables ?? [])]
    .filter((number) => !found.has(number))
    .map((number) => `${String(number).padStart(6, '0')}.ldb`);
  async function* files() {
    for (const name of tables)
      yield { ...readTable(name, await readFile(join(directory, name))), tornBytes: 0 };
    for (const name of logs) yield readLog(name, await readFile(join(directory, name)));
  }
  return { isManifestSound: manifest !== null, missing, files: files() };
}

export interface DirectoryHealth {
  /** The faults, each as a part of a sentence; empty if there are none. */
  readonly faults: readonly string[];
  /** Size of the unfinished record of the last process, in bytes; usually 0. */
  readonly tornBytes: number;
}

function describePart({ file, offset }: DamagedPart): string {
  return `${file} is damaged at byte ${offset}`;
}

/** Verifies all checksums. */
export async function checkDirectory(directory: string): Promise<DirectoryHealth> {
  const { isManifestSound, missing, files } = await readDirectory(directory);
  if (!isManifestSound)
    return {
      faults: ['CURRENT or the manifest that it names is missing or damaged'],
      tornBytes: 0,
    };
  const faults = missing.map((name) => `${name} is missing`);
  let tornBytes = 0;
  for await (const file of files) {
    faults.push(...file.damaged.map(describePart));
    tornBytes = file.tornBytes;
  }
  return { faults, tornBytes };
}
