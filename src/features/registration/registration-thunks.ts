import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { newEntry } from '../../../story/entry';
import type { Stop } from '../../data/data';
import { DataError, dataErrorCode } from '../../data/data-error';
import type { Services } from '../../data/services';
import { registration as texts } from '../../messages/registration';
import {
  formDismissed,
  formPrepared,
  registered,
  sending,
  sendingFailed,
  storyBegan,
  type RegistrationState,
} from './registration-slice';
import { validate } from './validate';

export interface StateWithRegistration {
  readonly registration: RegistrationState;
}

type RegistrationThunk<Result> = ThunkAction<
  Result,
  StateWithRegistration,
  Services,
  UnknownAction
>;

/** Fills the form with what this device remembers. */
export const prepareForm =
  (): RegistrationThunk<void> =>
  (dispatch, _getState, { device }) => {
    dispatch(
      formPrepared({
        draft: {
          oid: device.read('owner'),
          onamae: device.read('name'),
          firstWord: texts.firstWordDefault,
        },
        isOffered: device.read('form-dismissed') === '',
      }),
    );
  };

/** Closes the form; it does not open by itself again in this tab. */
export const dismissForm =
  (): RegistrationThunk<void> =>
  (dispatch, _getState, { device }) => {
    device.write('form-dismissed', 'yes');
    dispatch(formDismissed());
  };

/** Writes the entry of a valid draft. What was typed stays in the state, whatever happens. */
export const register =
  (): RegistrationThunk<Promise<void>> =>
  async (dispatch, getState, { data, device, now }) => {
    const { draft, phase } = getState().registration;
    const valid = validate(draft);
    if (!valid.ok || phase !== 'none') return;
    device.write('owner', String(valid.oid));
    device.write('name', valid.onamae);
    dispatch(sending());
    try {
      const uid = await data.signIn();
      if (uid === null) throw new DataError('not-signed-in');
      const { oid, onamae, firstWord } = valid;
      await data.writeEntry(newEntry({ uid, oid, onamae, firstWord }, new Date(now())));
      device.write('browse', uid);
      dispatch(registered());
    } catch (error) {
      dispatch(sendingFailed(dataErrorCode(error)));
    }
  };

/** Follows the list of participants until this one is in it: the storyteller has taken the entry in. */
export const awaitMembership =
  (uid: string): RegistrationThunk<Stop> =>
  (dispatch, _getState, { data }) =>
    data.watchMember(uid, {
      next: (member) => {
        if (member !== null) dispatch(storyBegan());
      },
      error: () => undefined,
    });
