import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CharacterSheet } from '../../data/entries';
import type { Services } from '../../data/services';
import { outcomeOf, type Outcome } from './outcome';
import type { StateWithUser } from './select-user';

type UserThunk<Result> = ThunkAction<Result, StateWithUser, Services, UnknownAction>;

// What was written comes back with the entry that is followed: that is the update of the store.

export const changeName =
  (onamae: string): UserThunk<Outcome> =>
  (_dispatch, getState, { data, device }) => {
    device.write('name', onamae);
    return outcomeOf(async () => (await data.entries()).writeName(getState().user.uid, onamae));
  };

export const sendCharacter =
  (sheet: CharacterSheet): UserThunk<Outcome> =>
  (_dispatch, getState, { data }) =>
    outcomeOf(async () => (await data.entries()).writeCharacter(getState().user.uid, sheet));
