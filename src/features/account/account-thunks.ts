import type { Account, Accounts } from '../../data/accounts';
import type { AppThunk } from '../../state/app-thunk';

export interface OpenedAccount {
  readonly account: Account;
  readonly accounts: Accounts;
}

/** Loads the account of this browser and the operations on accounts. */
export const openAccount =
  (): AppThunk<Promise<OpenedAccount>> =>
  async (_dispatch, _getState, { data }) => {
    const accounts = await data.accounts();
    return { accounts, account: await accounts.read() };
  };

/** What this device fills in and opens by itself belonged to the account before. */
export const forgetAccount =
  (): AppThunk<void> =>
  (_dispatch, _getState, { device }) => {
    for (const key of ['owner', 'name', 'browse', 'likes'] as const) {
      device.write(key, '');
    }
  };
