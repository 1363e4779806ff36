import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readAccount, recordPrefix } from '../auth/account-store';
import type { RecordStore } from '../storage/record-store';
import { ACCOUNTS_FILE, AUTH_FOLDER, CONFIG_FILE } from './export-folder';
import { EXPORT_VERSION, type PartOptions } from './export-part';
import { exportedAccount } from './exported-account';

async function* accountsText(store: RecordStore): AsyncGenerator<string> {
  yield '{"kind":"identitytoolkit#DownloadAccountResponse","users":[';
  let separator = '';
  for await (const [key, value] of store.entries(recordPrefix)) {
    yield separator + JSON.stringify(exportedAccount(readAccount(key, value)));
    separator = ',';
  }
  yield ']}';
}

/**
 * Writes the accounts.
 * @returns their part of the export's metadata
 */
export async function writeAccounts({ store, folder }: PartOptions): Promise<object> {
  const accounts = join(folder, AUTH_FOLDER);
  await mkdir(accounts);
  await pipeline(
    Readable.from(accountsText(store)),
    createWriteStream(join(accounts, ACCOUNTS_FILE)),
  );
  const config = { signIn: { allowDuplicateEmails: false } };
  await writeFile(join(accounts, CONFIG_FILE), JSON.stringify(config));
  return { auth: { version: EXPORT_VERSION, path: AUTH_FOLDER } };
}
