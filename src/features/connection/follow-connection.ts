import type { Stop } from '../../data/subscription';
import type { AppThunk } from '../../state/app-thunk';
import { connectionChanged } from './connection-slice';

/** A server that is away for less than this is not worth a sentence, in ms. */
const PATIENCE_MS = 6_000;

/** Follows whether the server can be reached, until stopped. A device without a network says so at once. */
export const followConnection =
  (): AppThunk<Stop> =>
  (dispatch, _getState, { data }) => {
    let isNetworkThere = true;
    /** null until the connection has been tried. */
    let isConnected: boolean | null = null;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const judge = (): void => {
      clearTimeout(patience);
      if (!isNetworkThere) dispatch(connectionChanged(false));
      else if (isConnected === true) dispatch(connectionChanged(true));
      else if (isConnected === false) {
        patience = setTimeout(() => dispatch(connectionChanged(false)), PATIENCE_MS);
      }
    };
    const stops = [
      data.session.watchNetwork((isThere) => {
        isNetworkThere = isThere;
        judge();
      }),
      data.session.watchConnection((isReached) => {
        isConnected = isReached;
        judge();
      }),
    ];
    return () => {
      clearTimeout(patience);
      for (const stop of stops) stop();
    };
  };
