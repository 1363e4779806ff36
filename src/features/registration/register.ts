import { newEntry } from '../../../story/entry';
import { DataError, dataErrorCode, UnconfirmedError } from '../../data/data-error';
import type { AppThunk } from '../../state/app-thunk';
import {
  drafted,
  formDismissed,
  accountKeptLearned,
  registered,
  sending,
  sendingFailed,
  type RegistrationSlice,
} from './registration-slice';
import { validate, type FieldName } from './validate';

const REMEMBERED = { oid: 'owner', onamae: 'name', firstWord: 'first-word' } as const;

/** Takes in what is typed; it is there again after a reload. */
export const typeDraft =
  (field: FieldName, text: string): AppThunk<void> =>
  (dispatch, _getState, { device }) => {
    dispatch(drafted({ field, text }));
    device.write(REMEMBERED[field], text);
  };

/** Closes the form; it does not open by itself again in this tab. */
export const dismissForm =
  (): AppThunk<void> =>
  (dispatch, _getState, { device }) => {
    device.write('form-dismissed', 'yes');
    dispatch(formDismissed());
  };

/** Asks whether this browser can keep what is registered. */
export const checkAccountIsKept =
  (): AppThunk<Promise<void>, RegistrationSlice> =>
  async (dispatch, _getState, { data }) => {
    dispatch(accountKeptLearned(await data.session.keepsAccount()));
  };

/** Writes the entry of a valid draft. What was typed stays in the state, whatever happens. */
export const register =
  (): AppThunk<Promise<void>, RegistrationSlice> =>
  async (dispatch, getState, { data, device, now }) => {
    const { draft, phase } = getState().registration;
    const valid = validate(draft);
    if (!valid.ok || phase !== 'none') return;
    device.write('owner', String(valid.oid));
    device.write('name', valid.onamae);
    dispatch(sending());
    try {
      const uid = await data.session.signIn();
      if (uid === null) throw new DataError('not-signed-in');
      const { oid, onamae, firstWord } = valid;
      try {
        const entries = await data.entries();
        await entries.create(newEntry({ uid, oid, onamae, firstWord }, new Date(now())));
      } catch (error) {
        if (!(error instanceof UnconfirmedError)) throw error;
        dispatch(sendingFailed(error.code));
        await error.outcome;
        // Sent once more meanwhile: that attempt says how it went.
        if (getState().registration.failure !== error.code) return;
      }
      device.write('browse', uid);
      dispatch(registered());
    } catch (error) {
      dispatch(sendingFailed(dataErrorCode(error)));
    }
  };
