import { subscribe, type Stop } from '../../data/subscription';
import { storyBegan } from './registration-slice';
import type { RegistrationThunk } from './registration-thunk';

/** Follows the list of participants until this one is in it: the storyteller has taken the entry in. */
export const awaitMembership =
  (uid: string): RegistrationThunk<Stop> =>
  (dispatch, _getState, { data }) =>
    subscribe(data.lists, (lists) => lists.watchMember(uid), {
      next: (member) => {
        if (member !== null) dispatch(storyBegan());
      },
      error: () => undefined,
    });
