import { keyFromBytes } from '../storage/key-bytes';
import type { LevelEntry } from '../storage/level/level-entry';
import { readDirectory } from '../storage/level/read-directory';
import { formatKey } from '../storage/open-level-store';
import { RecordError } from '../storage/record-error';
import { recordName } from '../storage/record-name';
import { checkRecord } from './check-record';

export interface SalvagedRecords {
  /** The newest readable version of each record. */
  readonly records: ReadonlyMap<string, string>;
  /** What was lost, each as a sentence. */
  readonly lost: readonly string[];
}

function isOurs(key: string): boolean {
  return /^(?:auth|database|firestore)\//.test(key);
}

/**
 * Reads all records of a damaged directory whose checksums are right. If the list of live files is damaged, all files
 * are read, which can bring back deleted records.
 */
export async function salvageRecords(directory: string): Promise<SalvagedRecords> {
  const { isManifestSound, missing, files } = await readDirectory(directory);
  const newest = new Map<string, LevelEntry>();
  const damagedKeys = new Set<string>();
  const lost = missing.map((name) => `all that was in ${name}, which is missing`);
  if (!isManifestSound)
    lost.push(
      'the list of files (CURRENT or the manifest): records that were removed lately may be back',
    );
  for await (const { entries, damaged } of files) {
    for (const entry of entries) {
      const key = keyFromBytes(entry.key);
      if (entry.sequence >= (newest.get(key)?.sequence ?? -1)) newest.set(key, entry);
    }
    for (const { file, offset, keys } of damaged) {
      const known = keys.map(keyFromBytes).filter(isOurs);
      if (known.length === 0)
        lost.push(`a part of ${file} at byte ${offset}; it can't be told what`);
      for (const key of known) damagedKeys.add(key);
    }
  }
  const records = new Map<string, string>();
  for (const [key, { value }] of newest) {
    if (value === null || key === keyFromBytes(formatKey)) continue;
    try {
      const text = value.toString('utf8');
      checkRecord(key, text);
      records.set(key, text);
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      lost.push(error.message);
    }
  }
  for (const key of [...damagedKeys].sort())
    lost.push(
      records.has(key)
        ? `the newest version of ${recordName(key)}; an older one was found`
        : recordName(key),
    );
  return { records, lost };
}
