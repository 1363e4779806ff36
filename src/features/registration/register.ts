import { newEntry } from '../../../story/entry';
import { DataError, dataErrorCode, UnconfirmedError } from '../../data/data-error';
import { writeDraft } from '../../data/drafts';
import type { AppThunk } from '../../state/app-thunk';
import {
  accountKeptLearned,
  registered,
  sending,
  sendingFailed,
  type RegistrationSlice,
} from './registration-slice';
import { validate, type RegistrationValues } from './validate';

/** The name of the form's draft. */
export const REGISTRATION_DRAFT = 'registration';

/** Asks whether this browser can keep what is registered. */
export const checkAccountIsKept =
  (): AppThunk<Promise<void>, RegistrationSlice> =>
  async (dispatch, _getState, { data }) => {
    dispatch(accountKeptLearned(await data.session.keepsAccount()));
  };

/**
 * Writes the entry, if the values are valid.
 * @param account Whose draft the values are; it is forgotten when the server has confirmed the entry.
 */
export const register =
  (values: RegistrationValues, account: string): AppThunk<Promise<void>, RegistrationSlice> =>
  async (dispatch, getState, { data, device, now }) => {
    const valid = validate(values);
    if (!valid.ok || getState().registration.phase !== 'none') return;
    device.write('owner', String(valid.oid));
    device.write('name', valid.onamae);
    dispatch(sending());
    const forgetDraft = () => writeDraft(device, account, REGISTRATION_DRAFT, undefined);
    try {
      const uid = await data.session.signIn();
      if (uid === null) throw new DataError('not-signed-in');
      const { oid, onamae, firstWord, camp } = valid;
      try {
        const entries = await data.entries();
        await entries.create(newEntry({ uid, oid, onamae, firstWord }, new Date(now()), camp));
      } catch (error) {
        if (!(error instanceof UnconfirmedError)) throw error;
        dispatch(sendingFailed(error.code));
        await error.outcome;
        forgetDraft();
        // A second attempt made meanwhile reports its own outcome, and a form that was closed has nothing to wait for.
        if (getState().registration.failure !== error.code) return;
      }
      forgetDraft();
      device.write('browse', uid);
      dispatch(registered());
    } catch (error) {
      dispatch(sendingFailed(dataErrorCode(error)));
    }
  };
