import * as v from 'valibot';
import type { RecordChange } from '../../storage/record-store';
import { readRecord } from '../../storage/record-error';
import { parseFields } from '../values/parse-value';
import { formatTimestamp, parseTimestamp } from '../values/timestamp';
import type { StoredDocument } from './document';
import type { DocumentChanges } from './document-index';

export const RECORD_PREFIX = 'firestore/';

const time = v.pipe(v.string(), v.transform(parseTimestamp));

const recordSchema = v.object({
  fields: v.pipe(v.unknown(), v.transform(parseFields)),
  createTime: time,
  updateTime: time,
});

export function toRecordChanges(changes: DocumentChanges): RecordChange[] {
  return Array.from(changes, ([name, document]) => ({
    key: RECORD_PREFIX + name,
    value:
      document &&
      JSON.stringify({
        fields: document.fields,
        createTime: formatTimestamp(document.createTime),
        updateTime: formatTimestamp(document.updateTime),
      }),
  }));
}

/** Throws a RecordError for a record of another format. */
export function fromRecord(key: string, value: string): StoredDocument {
  const record = readRecord(key, () => v.parse(recordSchema, JSON.parse(value)));
  return { name: key.slice(RECORD_PREFIX.length), ...record };
}
