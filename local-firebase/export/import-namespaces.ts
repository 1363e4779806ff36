import { createReadStream } from 'node:fs';
import { recordKey } from '../database/namespace/records';
import { unreadable } from './export-error';
import { namespaceFiles } from './export-folder';
import type { ImportOptions } from './import-part';
import { tokensOf } from './json-tokens';
import { databaseValues } from './read-database';

/**
 * Imports the data of all namespaces into the store.
 * @param folder has one file per namespace
 * @returns the number of namespaces
 * @throws {ExportError} `export-unreadable`
 */
export async function importNamespaces(folder: string, { batch }: ImportOptions): Promise<number> {
  const files = await namespaceFiles(folder);
  for (const [namespace, file] of files) {
    try {
      for await (const { path, value } of databaseValues(tokensOf(createReadStream(file))))
        await batch.put(recordKey(namespace, path), JSON.stringify(value));
    } catch (error) {
      throw unreadable(file, error);
    }
  }
  return files.size;
}
