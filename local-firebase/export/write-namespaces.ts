import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { namespacePrefix, parseRecords, recordPrefix } from '../database/namespace/records';
import { databaseText } from './database-text';
import { DATABASE_FOLDER } from './export-folder';
import { EXPORT_VERSION, type PartOptions } from './export-part';

/**
 * Writes one file per namespace that holds data.
 * @returns their part of the export's metadata
 */
export async function writeNamespaces({ store, folder }: PartOptions): Promise<object> {
  const namespaces = new Set<string>();
  for await (const { namespace } of parseRecords(store.entries(recordPrefix)))
    namespaces.add(namespace);
  await mkdir(join(folder, DATABASE_FOLDER));
  for (const namespace of namespaces) {
    const records = () => parseRecords(store.entries(namespacePrefix(namespace)));
    const file = join(folder, DATABASE_FOLDER, `${encodeURIComponent(namespace)}.json`);
    await pipeline(Readable.from(databaseText(records)), createWriteStream(file));
  }
  return { database: { version: EXPORT_VERSION, path: DATABASE_FOLDER } };
}
