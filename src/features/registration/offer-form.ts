import type { AppThunk } from '../../state/app-thunk';
import { formOffered } from './registration-slice';

/** The form opens by itself to a guest, once in a tab. */
export const restoreOffer =
  (): AppThunk<void> =>
  (dispatch, _getState, { device }) => {
    if (device.read('form-offered') !== '') dispatch(formOffered());
  };

/** The form has opened by itself: it does not do so again in this tab. */
export const noteOffer =
  (): AppThunk<void> =>
  (dispatch, _getState, { device }) => {
    device.write('form-offered', 'yes');
    dispatch(formOffered());
  };
