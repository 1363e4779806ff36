import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { accountErrorCode } from '../../data/accounts';
import type { Services } from '../../data/services';

/** `accepted`: it goes on after the answer. */
export type Erasure =
  | { readonly ok: true; readonly outcome: 'done' | 'accepted' }
  | { readonly ok: false; readonly code: string };

/** Has everything removed that is kept of this account, here and on the server. */
export const eraseAccount =
  (): ThunkAction<Promise<Erasure>, unknown, Services, UnknownAction> =>
  async (_dispatch, _getState, { data, device }) => {
    try {
      const outcome = await (await data.accounts()).erase();
      for (const key of [
        'owner',
        'name',
        'browse',
        'reading',
        'bookmarks',
        'furthest',
        'likes',
        'first-word',
        'form-dismissed',
      ] as const) {
        device.write(key, '');
      }
      return { ok: true, outcome };
    } catch (error) {
      return { ok: false, code: accountErrorCode(error) };
    }
  };
