import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExportError } from './export-error';
import { METADATA_FILE } from './export-folder';
import { EXPORT_VERSION, type PartOptions } from './export-part';
import { writeAccounts } from './write-accounts';
import { writeDocuments } from './write-documents';
import { writeNamespaces } from './write-namespaces';

/** `folder` does not exist, or is empty. */
export type WriteExportOptions = PartOptions;

async function checkFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0)
    throw new ExportError('export-exists', `${folder} is not empty; name a folder that is new`);
}

async function writeParts(options: PartOptions): Promise<void> {
  const { folder, store } = options;
  // Pending commits must be stored before the store is read.
  await store.commit([]);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const metadata = {
    version: EXPORT_VERSION,
    ...(await writeDocuments(options)),
    ...(await writeNamespaces(options)),
    ...(await writeAccounts(options)),
  };
  await writeFile(join(folder, METADATA_FILE), JSON.stringify(metadata, null, 2));
}

/**
 * Writes all data of the store in the format of Google's emulators. The folder appears once it is complete.
 * @throws {ExportError} `export-exists`, `export-unsupported` or `export-failed`
 */
export async function writeExport(options: WriteExportOptions): Promise<void> {
  const { folder } = options;
  await checkFolder(folder);
  const unfinished = `${folder}.part`;
  try {
    await writeParts({ ...options, folder: unfinished });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (error instanceof ExportError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExportError(
      'export-failed',
      `the export could not be written to ${folder}: ${reason}`,
      error,
    );
  }
}
