import * as v from 'valibot';
import type { RecordStore } from '../storage/record-store';
import { readRecord } from '../storage/record-error';
import { accountSchema, type Account } from './account';

export const recordPrefix = 'auth/';

export function recordKey(localId: string): string {
  return `${recordPrefix}${localId}`;
}

export interface AccountStore {
  get(localId: string): Account | null;
  byEmail(email: string): Account | null;
  byPhoneNumber(phoneNumber: string): Account | null;
  /** In the order of their ids. */
  all(): Account[];
  /**
   * Resolves when the account is stored durably.
   * @throws {StorageError} `store-failed`; the account is then as it was
   */
  put(account: Account): Promise<void>;
  remove(localIds: readonly string[]): Promise<void>;
}

export function normalizedEmail(email: string): string {
  return email.toLowerCase();
}

/** @throws {RecordError} */
export function readAccount(key: string, text: string): Account {
  return readRecord(key, () => v.parse(accountSchema, JSON.parse(text)));
}

/**
 * Loads the accounts and keeps them in memory; every change is written through.
 * @throws {RecordError}
 */
export async function loadAccounts(store: RecordStore): Promise<AccountStore> {
  const accounts = new Map<string, Account>();
  const idsByEmail = new Map<string, string>();

  /** The stored versions of accounts whose changes are being stored, and how many changes these are. */
  const pending = new Map<string, { stored: Account | null; changes: number }>();

  const remember = (account: Account) => {
    forget(account.localId);
    accounts.set(account.localId, account);
    if (account.email !== undefined) idsByEmail.set(account.email, account.localId);
  };
  const forget = (localId: string) => {
    const email = accounts.get(localId)?.email;
    if (email !== undefined && idsByEmail.get(email) === localId) idsByEmail.delete(email);
    accounts.delete(localId);
  };
  const show = (localId: string, account: Account | null) => {
    if (account === null) forget(localId);
    else remember(account);
  };

  /**
   * Applies the change in memory at once, which reserves its email address, and rolls it back when it can't be stored.
   */
  const change = async (localIds: readonly string[], account: Account | null) => {
    for (const localId of localIds) {
      const under = pending.get(localId) ?? { stored: accounts.get(localId) ?? null, changes: 0 };
      pending.set(localId, { ...under, changes: under.changes + 1 });
      show(localId, account);
    }
    let isStored = false;
    try {
      const value = account === null ? null : JSON.stringify(account);
      await store.commit(localIds.map((localId) => ({ key: recordKey(localId), value })));
      isStored = true;
    } finally {
      for (const localId of localIds) {
        const { stored = null, changes = 1 } = pending.get(localId) ?? {};
        if (!isStored) show(localId, stored);
        if (changes === 1) pending.delete(localId);
        else pending.set(localId, { stored: isStored ? account : stored, changes: changes - 1 });
      }
    }
  };

  for await (const [key, text] of store.entries(recordPrefix)) remember(readAccount(key, text));

  const get = (localId: string) => accounts.get(localId) ?? null;
  return {
    get,
    byEmail: (email) => get(idsByEmail.get(normalizedEmail(email)) ?? ''),
    byPhoneNumber: (phoneNumber) =>
      [...accounts.values()].find((account) => account.phoneNumber === phoneNumber) ?? null,
    all: () => [...accounts.values()].sort((a, b) => (a.localId < b.localId ? -1 : 1)),
    put: (account) => change([account.localId], account),
    remove: (localIds) => change(localIds, null),
  };
}
