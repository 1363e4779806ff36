import { readdir, rename, rm } from 'node:fs/promises';
import { openLevelStore } from '../storage/open-level-store';
import { StorageError } from '../storage/storage-error';
import { ExportError } from './export-error';
import { importExport, type ImportExportOptions } from './import-export';

export interface ImportIntoFolderOptions extends Omit<ImportExportOptions, 'store'> {
  /** The data folder; no process has it open, and it may be missing or empty. */
  readonly dataDir: string;
  /** Whether existing data may be replaced; it is kept in a folder next to it. */
  readonly replace: boolean;
}

async function isEmptyFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.length === 0;
}

/** Whether the folder holds data; a folder in use is refused. */
async function holdsData(folder: string, log: (line: string) => void): Promise<boolean> {
  if (await isEmptyFolder(folder)) return false;
  try {
    const store = await openLevelStore(folder, log);
    try {
      for await (const entry of store.entries('')) return entry.length > 0;
      return false;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StorageError && error.code !== 'store-locked') return true;
    throw error;
  }
}

/** `DIR.before-20261122T151200Z` */
function keptFolder(dataDir: string, now: number): string {
  return `${dataDir}.before-${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

/** Moves the folder aside. */
async function moveAside(
  folder: string,
  { now, log }: Pick<ImportIntoFolderOptions, 'now' | 'log'>,
): Promise<void> {
  if (await isEmptyFolder(folder)) {
    await rm(folder, { recursive: true, force: true });
    return;
  }
  const kept = keptFolder(folder, now());
  await rename(folder, kept);
  log(`import: what was in ${folder} is in ${kept}`);
}

/**
 * Replaces the data folder with an export in one step: if it fails, the folder is unchanged.
 * @throws {ExportError} `data-exists` or `export-unreadable`
 * @throws {StorageError} `store-locked`
 */
export async function importIntoFolder(options: ImportIntoFolderOptions): Promise<void> {
  const { dataDir, folder, replace, log } = options;
  if ((await holdsData(dataDir, log)) && !replace)
    throw new ExportError(
      'data-exists',
      `${dataDir} holds data already, which ${folder} would take the place of; --replace allows it`,
    );
  const fresh = `${dataDir}.importing`;
  await rm(fresh, { recursive: true, force: true });
  try {
    const store = await openLevelStore(fresh, log);
    try {
      await importExport({ ...options, store });
    } finally {
      await store.close();
    }
    await moveAside(dataDir, options);
    await rename(fresh, dataDir);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
}
