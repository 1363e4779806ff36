import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray, type StreamArrayItem } from 'stream-json/streamers/stream-array.js';
import * as v from 'valibot';
import { recordKey } from '../auth/account-store';
import { unreadable } from './export-error';
import { ACCOUNTS_FILE, CONFIG_FILE } from './export-folder';
import { importedAccount } from './exported-account';
import type { ImportOptions } from './import-part';

const configSchema = v.object({
  signIn: v.optional(v.object({ allowDuplicateEmails: v.optional(v.boolean(), false) })),
});

async function checkConfig(file: string, log: (line: string) => void): Promise<void> {
  // The file is optional, as for Google's tools.
  const text = await readFile(file, 'utf8').catch(() => '{}');
  if (v.parse(configSchema, JSON.parse(text)).signIn?.allowDuplicateEmails)
    log(
      'import: several accounts with one email are not supported; the first with an email keeps it',
    );
}

async function* usersIn(file: string): AsyncGenerator<StreamArrayItem> {
  const users = streamArray.asStream();
  // A stream error makes the reading below fail.
  pipeline(
    createReadStream(file),
    pick.withParserAsStream({ filter: 'users' }),
    users,
    () => undefined,
  );
  yield* users;
}

/**
 * Imports the accounts into the store.
 * @param folder contains `accounts.json` and `config.json`
 * @returns the number of accounts
 * @throws {ExportError} `export-unreadable`
 */
export async function importAccounts(
  folder: string,
  { batch, now, log }: ImportOptions,
): Promise<number> {
  const file = join(folder, ACCOUNTS_FILE);
  let count = 0;
  let lostPasswords = 0;
  try {
    await checkConfig(join(folder, CONFIG_FILE), log);
    for await (const { value } of usersIn(file)) {
      const { account, hasLostPassword } = await importedAccount(value, now());
      await batch.put(recordKey(account.localId), JSON.stringify(account));
      count += 1;
      if (hasLostPassword) lostPasswords += 1;
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  if (lostPasswords > 0)
    log(
      `import: ${lostPasswords} passwords are hashed in a way that can't be checked here; they must be reset`,
    );
  return count;
}
