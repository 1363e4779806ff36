import type { Stop } from '../../data/subscription';
import type { AppThunk } from '../../state/app-thunk';
import { connectionChanged } from './connection-slice';

/** A connection that is away for less than this is not worth a sentence, in ms. */
const PATIENCE_MS = 6_000;

/** Follows whether the server can be reached, until stopped. */
export const followConnection =
  (): AppThunk<Stop> =>
  (dispatch, _getState, { data }) => {
    let patience: ReturnType<typeof setTimeout> | null = null;
    const cancel = (): void => {
      if (patience !== null) clearTimeout(patience);
      patience = null;
    };
    const stop = data.session.watchConnection((isConnected) => {
      cancel();
      if (isConnected) dispatch(connectionChanged(true));
      else patience = setTimeout(() => dispatch(connectionChanged(false)), PATIENCE_MS);
    });
    return () => {
      cancel();
      stop();
    };
  };
