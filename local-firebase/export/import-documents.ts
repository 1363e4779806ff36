import { toRecordChanges } from '../firestore/documents/document-record';
import { parseDocumentName } from '../firestore/documents/resource-name';
import { parseFields } from '../firestore/values/parse-value';
import type { ExportedDocument } from './entity';
import { unreadable } from './export-error';
import type { ImportOptions } from './import-part';
import { readFirestore } from './read-firestore';

/** The record of the document. An export has no times, so all are the time of the import. */
function storedDocument({ name, fields }: ExportedDocument, now: number) {
  parseDocumentName(name);
  const time = BigInt(now) * 1000n;
  return { name, fields: parseFields(fields), createTime: time, updateTime: time };
}

/**
 * Imports the documents of a managed export into the store.
 * @returns the number of documents
 * @throws {ExportError} `export-unreadable`
 */
export async function importDocuments(
  overallFile: string,
  { batch, project, now }: ImportOptions,
): Promise<number> {
  let count = 0;
  for await (const document of readFirestore(overallFile, project)) {
    try {
      const stored = storedDocument(document, now());
      for (const { key, value } of toRecordChanges(new Map([[stored.name, stored]])))
        if (value !== null) await batch.put(key, value);
    } catch (error) {
      throw unreadable(`${overallFile}, ${document.name}`, error);
    }
    count += 1;
  }
  return count;
}
