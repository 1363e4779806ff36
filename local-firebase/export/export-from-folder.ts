import { readdir } from 'node:fs/promises';
import { openLevelStore } from '../storage/open-level-store';
import { ExportError } from './export-error';
import { writeExport, type WriteExportOptions } from './write-export';

export interface ExportFromFolderOptions extends Omit<WriteExportOptions, 'store'> {
  /** The folder of a store that no process has open. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
}

/**
 * Writes all data of a data folder in the format of Google's emulators.
 * @throws {ExportError} `no-data`, `export-exists`, `export-unsupported` or `export-failed`
 * @throws {StorageError} `store-locked`, `store-version` or `store-unreadable`
 */
export async function exportFromFolder(options: ExportFromFolderOptions): Promise<void> {
  const { dataDir, log } = options;
  // Checked first, because opening a store creates it.
  const names = await readdir(dataDir).catch(() => []);
  if (names.length === 0) throw new ExportError('no-data', `${dataDir} holds no data to export`);
  const store = await openLevelStore(dataDir, log);
  try {
    await writeExport({ ...options, store });
  } finally {
    await store.close();
  }
}
