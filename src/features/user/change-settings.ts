import type { EntrySettings } from '../../data/entries';
import type { AppThunk } from '../../state/app-thunk';
import { browseChanged, selectIsGuest, type UserSlice } from './user-slice';

/** Opens another participant's story; a participant's choice is kept on the server too. */
export const changeBrowse =
  (browse: string): AppThunk<Promise<void>, UserSlice> =>
  async (dispatch, getState, { data, device }) => {
    dispatch(browseChanged(browse));
    if (selectIsGuest(getState())) {
      device.write('browse', browse);
      return;
    }
    await (await data.entries()).writeBrowse(getState().user.uid, browse);
  };

export const saveSettings =
  (settings: EntrySettings): AppThunk<Promise<void>, UserSlice> =>
  async (dispatch, getState, { data }) => {
    await (await data.entries()).writeSettings(getState().user.uid, settings);
    dispatch(browseChanged(settings.browse));
  };
