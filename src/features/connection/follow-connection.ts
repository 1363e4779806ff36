import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Stop } from '../../data/subscription';
import type { Services } from '../../data/services';
import { connectionChanged } from './connection-slice';

/** A connection that is away for less than this is not worth a sentence, in ms. */
const PATIENCE_MS = 6_000;

/** Follows whether the server can be reached, until stopped. */
export const followConnection =
  (): ThunkAction<Stop, unknown, Services, UnknownAction> =>
  (dispatch, _getState, { data }) => {
    let patience: ReturnType<typeof setTimeout> | null = null;
    const calm = (): void => {
      if (patience !== null) clearTimeout(patience);
      patience = null;
    };
    const stop = data.session.watchConnection((isConnected) => {
      calm();
      if (isConnected) dispatch(connectionChanged(true));
      else patience = setTimeout(() => dispatch(connectionChanged(false)), PATIENCE_MS);
    });
    return () => {
      calm();
      stop();
    };
  };
