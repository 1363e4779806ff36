import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { EntrySettings } from '../../data/data';
import { dataErrorCode, type DataErrorCode } from '../../data/data-error';
import type { Services } from '../../data/services';
import { selectIsGuest, type StateWithUser } from './select-user';
import { browseChanged } from './user-slice';

/** Null when all went well. */
type Outcome = Promise<DataErrorCode | null>;
type UserThunk<Result> = ThunkAction<Result, StateWithUser, Services, UnknownAction>;

/** Turns to another participant's story; a participant's choice is kept on the server too. */
export const changeBrowse =
  (browse: string): UserThunk<Outcome> =>
  async (dispatch, getState, { data, device }) => {
    dispatch(browseChanged(browse));
    device.write('browse', browse);
    if (selectIsGuest(getState())) return null;
    return outcomeOf(data.writeBrowse(getState().user.uid, browse));
  };

export const saveSettings =
  (settings: EntrySettings): UserThunk<Outcome> =>
  async (dispatch, getState, { data, device }) => {
    const code = await outcomeOf(data.writeSettings(getState().user.uid, settings));
    if (code !== null) return code;
    dispatch(browseChanged(settings.browse));
    device.write('browse', settings.browse);
    return null;
  };

async function outcomeOf(write: Promise<void>): Outcome {
  try {
    await write;
    return null;
  } catch (error) {
    return dataErrorCode(error);
  }
}
