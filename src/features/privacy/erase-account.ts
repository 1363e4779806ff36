import type { AppThunk } from '../../state/app-thunk';

/**
 * Has everything removed that is kept of this account, here and on the server.
 * @returns `accepted` where the engine goes on with it after the answer.
 */
export const eraseAccount =
  (): AppThunk<Promise<'done' | 'accepted'>> =>
  async (_dispatch, _getState, { data, device }) => {
    const outcome = await (await data.accounts()).erase();
    for (const key of [
      'owner',
      'name',
      'browse',
      'reading',
      'bookmarks',
      'furthest',
      'likes',
      'entry',
      'drafts',
      'form-offered',
    ] as const) {
      device.write(key, '');
    }
    return outcome;
  };
