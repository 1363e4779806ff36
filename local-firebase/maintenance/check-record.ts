import { readAccount, recordPrefix as accountPrefix } from '../auth/account-store';
import { readValue, recordPrefix as valuePrefix } from '../database/namespace/records';
import {
  fromRecord,
  RECORD_PREFIX as documentPrefix,
} from '../firestore/documents/document-record';
import { RecordError } from '../storage/record-error';

/**
 * Parses a record with the parser of the service that wrote it.
 * @throws {RecordError}
 */
export function checkRecord(key: string, value: string): void {
  if (key.startsWith(accountPrefix)) readAccount(key, value);
  else if (key.startsWith(valuePrefix)) readValue(key, value);
  else if (key.startsWith(documentPrefix)) fromRecord(key, value);
  else throw new RecordError(key, new Error('it belongs to no service'));
}
