import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ByteReader } from './byte-reader';
import { readLogRecords } from './log-records';

/** The live files of a LevelDB directory. */
export interface Manifest {
  /** Numbers of tables. */
  readonly tables: ReadonlySet<number>;
  /** Logs with lower numbers have been compacted into tables. */
  readonly firstLog: number;
}

interface Draft {
  readonly tables: Set<number>;
  firstLog: number;
}

/** One field of an edit, by its tag. */
const FIELDS: ReadonlyMap<number, (reader: ByteReader, draft: Draft) => void> = new Map([
  [1, (reader) => void reader.text()],
  [2, (reader, draft) => void (draft.firstLog = reader.varint())],
  [3, (reader) => void reader.varint()],
  [4, (reader) => void reader.varint()],
  [5, (reader) => (reader.varint(), void reader.text())],
  [6, (reader, draft) => (reader.varint(), void draft.tables.delete(reader.varint()))],
  [
    7,
    (reader, draft) => {
      reader.varint();
      draft.tables.add(reader.varint());
      reader.varint();
      reader.text();
      reader.text();
    },
  ],
  [9, (reader) => void reader.varint()],
]);

/**
 * Reads the manifest that CURRENT names.
 * @returns null if it is missing or damaged
 */
export async function readManifest(directory: string): Promise<Manifest | null> {
  const draft: Draft = { tables: new Set(), firstLog: 0 };
  try {
    const current = await readFile(join(directory, 'CURRENT'), 'utf8');
    const [, name] = /^(MANIFEST-\d+)\n$/.exec(current) ?? [];
    if (name === undefined) return null;
    const { records } = readLogRecords(await readFile(join(directory, name)));
    if (records.length === 0 || records.some(({ isSound }) => !isSound)) return null;
    for (const { payload } of records)
      for (const reader = new ByteReader(payload); !reader.isAtEnd;) {
        const read = FIELDS.get(reader.varint());
        if (read === undefined) return null;
        read(reader, draft);
      }
    return draft;
  } catch {
    return null;
  }
}
