import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { accountErrorCode, type Account, type Accounts } from '../../data/accounts';
import type { Services } from '../../data/services';

type AccountThunk<Result> = ThunkAction<Result, unknown, Services, UnknownAction>;

export type OpenedAccount =
  | { readonly ok: true; readonly account: Account; readonly accounts: Accounts }
  | { readonly ok: false; readonly code: string };

/** Who this browser is signed in as, and what can be done about it. */
export const openAccount =
  (): AccountThunk<Promise<OpenedAccount>> =>
  async (_dispatch, _getState, { data }) => {
    try {
      const accounts = await data.accounts();
      return { ok: true, accounts, account: await accounts.read() };
    } catch (error) {
      return { ok: false, code: accountErrorCode(error) };
    }
  };

/** What this device fills in and opens by itself belonged to the account before. */
export const forgetAccount =
  (): AccountThunk<void> =>
  (_dispatch, _getState, { device }) => {
    for (const key of ['owner', 'name', 'browse', 'likes'] as const) {
      device.write(key, '');
    }
  };
