import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { EntrySettings } from '../../data/entries';
import type { Services } from '../../data/services';
import { outcomeOf, type Outcome } from './outcome';
import { selectIsGuest, type StateWithUser } from './select-user';
import { browseChanged } from './user-slice';

type UserThunk<Result> = ThunkAction<Result, StateWithUser, Services, UnknownAction>;

/** Turns to another participant's story; a participant's choice is kept on the server too. */
export const changeBrowse =
  (browse: string): UserThunk<Outcome> =>
  async (dispatch, getState, { data, device }) => {
    dispatch(browseChanged(browse));
    device.write('browse', browse);
    if (selectIsGuest(getState())) return null;
    return outcomeOf(async () => (await data.entries()).writeBrowse(getState().user.uid, browse));
  };

export const saveSettings =
  (settings: EntrySettings): UserThunk<Outcome> =>
  async (dispatch, getState, { data, device }) => {
    const code = await outcomeOf(async () =>
      (await data.entries()).writeSettings(getState().user.uid, settings),
    );
    if (code !== null) return code;
    dispatch(browseChanged(settings.browse));
    device.write('browse', settings.browse);
    return null;
  };
