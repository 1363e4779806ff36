import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportedDocument } from './entity';
import { encodeDocument } from './entity';
import { createEntityCodec } from './entity-messages';
import { METADATA_VERSION, createMetadataCodec } from './firestore-metadata';
import { writeLog } from './write-log';

const KINDS_FOLDER = 'all_namespaces/all_kinds';
const KINDS_FILE = `${KINDS_FOLDER}/all_namespaces_all_kinds.export_metadata`;
const OUTPUT = 'output-0';

export interface FirestoreExport {
  /** An existing folder. */
  readonly folder: string;
  /** The name of the export; the overall file is `{name}.overall_export_metadata`. */
  readonly name: string;
  /** The documents of one database. */
  readonly documents: AsyncIterable<ExportedDocument>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Writes a managed export, with one document in memory at a time.
 * @returns the name of the overall file
 */
export async function writeFirestore(options: FirestoreExport): Promise<string> {
  const { folder, name, documents, now } = options;
  const entities = createEntityCodec();
  const metadata = createMetadataCodec();
  const start = now();
  let count = 0;
  let bytes = 0;

  async function* encoded(): AsyncGenerator<Uint8Array> {
    for await (const document of documents) {
      count += 1;
      yield encodeDocument(entities, document);
    }
  }
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of writeLog(encoded())) {
      bytes += piece.length;
      yield piece;
    }
  }

  await mkdir(join(folder, KINDS_FOLDER), { recursive: true });
  await pipeline(Readable.from(counted()), createWriteStream(join(folder, KINDS_FOLDER, OUTPUT)));
  const kinds = metadata.encodeKinds({ name, start, end: now() }, OUTPUT);
  await writeFile(join(folder, KINDS_FILE), kinds);
  const overall = [
    Buffer.from(METADATA_VERSION),
    metadata.encodeOverall({ file: KINDS_FILE, documents: count, bytes }),
  ];
  const file = `${name}.overall_export_metadata`;
  await writeFile(join(folder, file), Readable.from(writeLog(overall)));
  return file;
}
