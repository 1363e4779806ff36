import { invitation } from '../../messages/invitation';
import type { AppThunk } from '../../state/app-thunk';
import { formPrepared } from './registration-slice';

/** Fills the form with what this device remembers. */
export const prepareForm =
  (): AppThunk<void> =>
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
