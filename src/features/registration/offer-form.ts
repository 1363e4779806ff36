import type { AppThunk } from '../../state/app-thunk';
import { formOffered } from './registration-slice';

/** The form opens by itself to a guest, once on a device, and to nobody who reads already. */
export const restoreOffer =
  (): AppThunk<void> =>
  (dispatch, _getState, { device }) => {
    if (device.read('form-offered') + device.read('bookmarks') !== '') dispatch(formOffered());
  };

/** The form has opened by itself: it does not do so again on this device. */
export const noteOffer =
  (): AppThunk<void> =>
  (dispatch, _getState, { device }) => {
    device.write('form-offered', 'yes');
    dispatch(formOffered());
  };
