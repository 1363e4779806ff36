import { readFile, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import * as v from 'valibot';
import { ExportError, unreadable } from './export-error';

export const METADATA_FILE = 'firebase-export-metadata.json';
const OVERALL_EXTENSION = '.overall_export_metadata';

export const FIRESTORE_FOLDER = 'firestore_export';
export const DATABASE_FOLDER = 'database_export';
export const AUTH_FOLDER = 'auth_export';
export const ACCOUNTS_FILE = 'accounts.json';
export const CONFIG_FILE = 'config.json';

const firestoreSchema = v.object({ metadata_file: v.string() });
const folderSchema = v.object({ path: v.string() });

const metadataSchema = v.object({
  firestore: v.optional(firestoreSchema),
  database: v.optional(folderSchema),
  auth: v.optional(folderSchema),
  /** Documents outside the project's default database, which the emulator's format can't hold. */
  otherFirestores: v.optional(v.array(firestoreSchema), []),
});

/** The paths of the parts of an export. */
export interface ExportParts {
  /** The overall metadata file of the documents that can be moved to another project. */
  readonly firestore?: string;
  /** The overall metadata files of the documents that stay in their own project. */
  readonly otherFirestores: readonly string[];
  /** The folder with one file per namespace. */
  readonly database?: string;
  readonly auth?: string;
}

async function readMetadata(folder: string, file: string): Promise<ExportParts> {
  try {
    const text = await readFile(file, 'utf8');
    const { firestore, database, auth, otherFirestores } = v.parse(
      metadataSchema,
      JSON.parse(text),
    );
    return {
      ...(firestore && { firestore: join(folder, firestore.metadata_file) }),
      ...(database && { database: join(folder, database.path) }),
      ...(auth && { auth: join(folder, auth.path) }),
      otherFirestores: otherFirestores.map(({ metadata_file }) => join(folder, metadata_file)),
    };
  } catch (error) {
    throw unreadable(file, error);
  }
}

/**
 * Finds what a folder holds: an export of the emulators, a managed export of Firestore alone, or JSON files, each with
 * the data of the namespace that it is named after.
 * @throws {ExportError} `export-unreadable`
 */
export async function findParts(folder: string): Promise<ExportParts> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw unreadable(folder, error);
  });
  if (names.includes(METADATA_FILE)) return readMetadata(folder, join(folder, METADATA_FILE));
  const overall = names.find((name) => name.endsWith(OVERALL_EXTENSION));
  if (overall !== undefined) return { firestore: join(folder, overall), otherFirestores: [] };
  if (names.some((name) => extname(name) === '.json'))
    return { database: folder, otherFirestores: [] };
  throw new ExportError('export-unreadable', `${folder} holds no export`);
}

/** The files of the namespaces in a folder, by namespace. */
export async function namespaceFiles(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw unreadable(folder, error);
  });
  return new Map(
    names
      .filter((name) => extname(name) === '.json')
      .map((name) => [basename(name, '.json'), join(folder, name)]),
  );
}
