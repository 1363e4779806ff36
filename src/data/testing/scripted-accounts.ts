import { AccountError, type AccountErrorCode, type Accounts } from '../accounts';

/** Accounts that do what a test says, and remember what was asked of them. */
export interface ScriptedAccounts extends Accounts {
  readonly asked: readonly (readonly string[])[];
  /** Everything fails from now on; null ends that. */
  readonly refuse: (code: AccountErrorCode | null) => void;
  /** The offered code has been redeemed. */
  readonly take: () => void;
}

export function createScriptedAccounts(uid: string): ScriptedAccounts {
  const asked: string[][] = [];
  const watching = new Set<(isThere: boolean) => void>();
  let email: string | null = null;
  let refusal: AccountErrorCode | null = null;
  const ask = (...what: string[]): Promise<void> => {
    asked.push(what);
    return refusal === null ? Promise.resolve() : Promise.reject(new AccountError(refusal));
  };
  return {
    asked,
    refuse: (code) => {
      refusal = code;
    },
    take: () => watching.forEach((next) => next(false)),
    read: () => Promise.resolve({ uid, email }),
    link: async (address, password) => {
      await ask('link', address, password);
      email = address;
    },
    signIn: (address, password) => ask('signIn', address, password),
    sendReset: (address) => ask('sendReset', address),
    offerCode: async () => {
      await ask('offerCode');
      return { code: 'ABCDE-23456', until: Date.parse('2026-01-01T00:10:00.000Z') };
    },
    watchOffer: (_uid, next) => {
      watching.add(next);
      return () => void watching.delete(next);
    },
    redeem: (code) => ask('redeem', code),
    erase: async () => {
      await ask('erase');
      return 'done';
    },
  };
}
