import type { RecordStore } from '../storage/record-store';
import { findParts } from './export-folder';
import { importAccounts } from './import-accounts';
import { importDocuments } from './import-documents';
import { importNamespaces } from './import-namespaces';
import type { ImportOptions } from './import-part';
import { StoreBatch } from './store-batch';

export interface ImportExportOptions extends Omit<ImportOptions, 'batch'> {
  /** An empty store. */
  readonly store: RecordStore;
  readonly folder: string;
}

/**
 * Imports an export of Google's emulators, or of `writeExport`, into a store. If it fails, the store holds a part of
 * it.
 * @throws {ExportError} `export-unreadable`
 */
export async function importExport(options: ImportExportOptions): Promise<void> {
  const { folder, store, log } = options;
  const batch = new StoreBatch(store);
  const parts = await findParts(folder);
  const importing = { ...options, batch };
  let documents = 0;
  if (parts.firestore !== undefined) documents += await importDocuments(parts.firestore, importing);
  for (const other of parts.otherFirestores)
    documents += await importDocuments(other, { ...importing, project: undefined });
  const namespaces =
    parts.database === undefined ? 0 : await importNamespaces(parts.database, importing);
  const accounts = parts.auth === undefined ? 0 : await importAccounts(parts.auth, importing);
  await batch.flush();
  log(
    `import: ${documents} documents, ${namespaces} namespaces and ${accounts} accounts from ${folder}`,
  );
}
