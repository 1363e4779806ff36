import { subscribe, type Stop } from '../../data/subscription';
import type { AppThunk } from '../../state/app-thunk';
import { storyBegan } from './registration-slice';

/** Follows the list of participants until this one is in it: the storyteller has taken the entry in. */
export const awaitMembership =
  (uid: string): AppThunk<Stop> =>
  (dispatch, _getState, { data }) =>
    subscribe(data.lists, (lists) => lists.watchMember(uid), {
      next: (member) => {
        if (member !== null) dispatch(storyBegan());
      },
      error: () => undefined,
    });
