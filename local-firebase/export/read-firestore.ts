import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportedDocument } from './entity';
import { decodeDocument } from './entity';
import { createEntityCodec } from './entity-messages';
import { ExportError, unreadable } from './export-error';
import { METADATA_VERSION, createMetadataCodec } from './firestore-metadata';
import { readLog } from './read-log';

async function readOverall(file: string): Promise<Buffer> {
  const records: Buffer[] = [];
  for await (const record of readLog(createReadStream(file), file)) records.push(record);
  const [version, overall] = records;
  if (version?.toString() !== METADATA_VERSION || overall === undefined)
    throw new ExportError('export-unreadable', `${file} is of an unknown version`);
  return overall;
}

/** The files with the documents, as listed by the metadata files. */
async function outputFiles(overallFile: string): Promise<string[]> {
  const metadata = createMetadataCodec();
  const outputs: string[] = [];
  let reading = overallFile;
  try {
    for (const part of metadata.decodeOverall(await readOverall(overallFile))) {
      reading = join(dirname(overallFile), part);
      for (const output of metadata.decodeKinds(await readFile(reading)))
        outputs.push(join(dirname(reading), output));
    }
    return outputs;
  } catch (error) {
    throw unreadable(reading, error);
  }
}

/**
 * Streams the documents of a managed export.
 * @param overallFile its `….overall_export_metadata`
 * @param project the project to import them to
 * @throws {ExportError} `export-unreadable`
 */
export async function* readFirestore(
  overallFile: string,
  project?: string,
): AsyncGenerator<ExportedDocument> {
  const codec = createEntityCodec();
  for (const file of await outputFiles(overallFile)) {
    try {
      for await (const record of readLog(createReadStream(file), file))
        yield decodeDocument(codec, record, project);
    } catch (error) {
      throw unreadable(file, error);
    }
  }
}
