import type { CharacterSheet } from '../../data/entries';
import type { AppThunk } from '../../state/app-thunk';
import type { UserSlice } from './user-slice';

// The entry is followed: what was written arrives in the store from there.

export const changeName =
  (onamae: string): AppThunk<Promise<void>, UserSlice> =>
  async (_dispatch, getState, { data, device }) => {
    device.write('name', onamae);
    await (await data.entries()).writeName(getState().user.uid, onamae);
  };

export const sendCharacter =
  (sheet: CharacterSheet): AppThunk<Promise<void>, UserSlice> =>
  async (_dispatch, getState, { data }) => {
    await (await data.entries()).writeCharacter(getState().user.uid, sheet);
  };
