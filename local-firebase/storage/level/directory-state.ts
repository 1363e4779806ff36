import { readdir } from 'node:fs/promises';

/** Files that LevelDB writes before there is any data. */
const BEFORE_THE_FIRST_RECORD = new Set([
  'LOCK',
  'LOG',
  'LOG.old',
  'MANIFEST-000001',
  '000001.dbtmp',
]);

const OF_A_STORE = /^(?:CURRENT|MANIFEST-\d+|\d+\.(?:log|ldb|sst))$/;

/**
 * - `empty`: a store can be created here
 * - `store`: a store, possibly incomplete
 * - `foreign`: other files
 */
export type DirectoryState = 'empty' | 'store' | 'foreign';

export async function readDirectoryState(directory: string): Promise<DirectoryState> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.every((name) => BEFORE_THE_FIRST_RECORD.has(name))) return 'empty';
  return names.some((name) => OF_A_STORE.test(name)) ? 'store' : 'foreign';
}
