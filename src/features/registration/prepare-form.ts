import { invitation } from '../../messages/invitation';
import { formPrepared } from './registration-slice';
import type { RegistrationThunk } from './registration-thunk';

/** Fills the form with what this device remembers. */
export const prepareForm =
  (): RegistrationThunk<void> =>
  (dispatch, _getState, { device }) => {
    dispatch(
      formPrepared({
        draft: {
          oid: device.read('owner'),
          onamae: device.read('name'),
          firstWord: device.read('first-word') || invitation.firstWordDefault,
        },
        isOffered: device.read('form-dismissed') === '',
      }),
    );
  };
