import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { RECORD_PREFIX, fromRecord } from '../firestore/documents/document-record';
import type { RecordStore } from '../storage/record-store';
import type { ExportedDocument } from './entity';
import type { DatabaseName } from './entity-key';
import { databaseOf, isDefaultDatabase } from './entity-key';
import { FIRESTORE_FOLDER } from './export-folder';
import { EXPORT_VERSION, type PartOptions } from './export-part';
import { writeFirestore } from './write-firestore';

function documentsPrefix({ project, database }: DatabaseName): string {
  return `${RECORD_PREFIX}projects/${project}/databases/${database}/documents/`;
}

/** The databases that hold documents, in name order. */
async function databasesOf(store: RecordStore): Promise<DatabaseName[]> {
  const databases: DatabaseName[] = [];
  let prefix: string | null = null;
  for await (const [key] of store.entries(RECORD_PREFIX)) {
    if (prefix !== null && key.startsWith(prefix)) continue;
    const name = databaseOf(key.slice(RECORD_PREFIX.length));
    prefix = documentsPrefix(name);
    databases.push(name);
  }
  return databases;
}

async function* documentsOf(
  store: RecordStore,
  database: DatabaseName,
): AsyncGenerator<ExportedDocument> {
  for await (const [key, value] of store.entries(documentsPrefix(database)))
    yield fromRecord(key, value);
}

/**
 * Writes the documents: those of the project's default database to the place that Google's emulator reads, those of
 * other databases to a folder of their own, which it ignores.
 * @returns the documents' part of the export's metadata
 */
export async function writeDocuments(options: PartOptions): Promise<object> {
  const { store, folder, project, now } = options;
  const databases = await databasesOf(store);
  const main = databases.find(
    (name) => isDefaultDatabase(name) && (project === undefined || name.project === project),
  );
  const write = async (path: string, documents: AsyncIterable<ExportedDocument>) => {
    await mkdir(join(folder, path));
    const written = { folder: join(folder, path), name: path, documents, now };
    const file = await writeFirestore(written);
    return { version: EXPORT_VERSION, path, metadata_file: `${path}/${file}` };
  };
  const firestore = await write(
    FIRESTORE_FOLDER,
    main ? documentsOf(store, main) : Readable.from([]),
  );
  const otherFirestores: object[] = [];
  for (const other of databases.filter((name) => name !== main)) {
    const path = `${FIRESTORE_FOLDER}_${otherFirestores.length + 1}`;
    otherFirestores.push({ ...other, ...(await write(path, documentsOf(store, other))) });
  }
  return { firestore, ...(otherFirestores.length > 0 && { otherFirestores }) };
}
