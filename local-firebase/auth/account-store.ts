import * as v from 'valibot';
import type { RecordStore } from '../storage/record-store';
import { StorageError } from '../storage/storage-error';
import { accountSchema, type Account } from './account';

export const recordPrefix = 'auth/';

export const recordKey = (localId: string): string => `${recordPrefix}${localId}`;

export interface AccountStore {
  get(localId: string): Account | null;
  byEmail(email: string): Account | null;
  byPhoneNumber(phoneNumber: string): Account | null;
  /** In the order of their ids. */
  all(): Account[];
  /** Resolves when the account survives the process. */
  put(account: Account): Promise<void>;
  remove(localIds: readonly string[]): Promise<void>;
}

export const normalizedEmail = (email: string): string => email.toLowerCase();

/** @throws {StorageError} `store-unreadable` */
export const readAccount = (key: string, text: string): Account => {
  try {
    return v.parse(accountSchema, JSON.parse(text));
  } catch (error) {
    throw new StorageError('store-unreadable', `the record ${key} is no account`, error);
  }
};

/**
 * Loads the accounts and keeps them in memory; every change is written through.
 * @throws {StorageError} `store-unreadable`
 */
export const loadAccounts = async (store: RecordStore): Promise<AccountStore> => {
  const accounts = new Map<string, Account>();
  const idsByEmail = new Map<string, string>();

  const remember = (account: Account) => {
    forget(account.localId);
    accounts.set(account.localId, account);
    if (account.email !== undefined) idsByEmail.set(account.email, account.localId);
  };
  const forget = (localId: string) => {
    const email = accounts.get(localId)?.email;
    if (email !== undefined) idsByEmail.delete(email);
    accounts.delete(localId);
  };

  for await (const [key, text] of store.entries(recordPrefix)) remember(readAccount(key, text));

  const get = (localId: string) => accounts.get(localId) ?? null;
  return {
    get,
    byEmail: (email) => get(idsByEmail.get(normalizedEmail(email)) ?? ''),
    byPhoneNumber: (phoneNumber) =>
      [...accounts.values()].find((account) => account.phoneNumber === phoneNumber) ?? null,
    all: () => [...accounts.values()].sort((a, b) => (a.localId < b.localId ? -1 : 1)),
    put(account) {
      remember(account);
      return store.commit([{ key: recordKey(account.localId), value: JSON.stringify(account) }]);
    },
    remove(localIds) {
      for (const localId of localIds) forget(localId);
      return store.commit(localIds.map((localId) => ({ key: recordKey(localId), value: null })));
    },
  };
};
