import { subscribe, type Stop } from '../../data/subscription';
import type { AppThunk } from '../../state/app-thunk';
import {
  entryFetched,
  entryMissing,
  initialized,
  memberFetched,
  signedIn,
  signInFailed,
} from './user-slice';

/** Begins as a guest who reads what was read last on this device. */
export const restoreUser =
  (): AppThunk<void> =>
  (dispatch, _getState, { device }) => {
    dispatch(initialized({ browse: device.read('browse') }));
  };

/** Signs in and follows the account's own entry, until stopped. */
export const followUser =
  (): AppThunk<Stop> =>
  (dispatch, _getState, { data, device }) => {
    let isStopped = false;
    let stop: Stop = () => undefined;
    void data.session.signIn().then((uid) => {
      if (isStopped) return;
      if (uid === null) {
        dispatch(signInFailed());
        return;
      }
      dispatch(signedIn(uid));
      stop = subscribe(data.entries, (entries) => entries.watch(uid), {
        next: (entry) => {
          // The next visit begins with the own story, before the account is known.
          if (entry !== null) device.write('browse', uid);
          dispatch(entry === null ? entryMissing() : entryFetched(entry));
        },
        error: () => dispatch(signInFailed()),
      });
    });
    return () => {
      isStopped = true;
      stop();
    };
  };

/** Follows the name of the one whose story is chosen, until stopped. */
export const followMember =
  (uid: string): AppThunk<Stop> =>
  (dispatch, _getState, { data }) =>
    subscribe(data.lists, (lists) => lists.watchMember(uid), {
      next: (member) => {
        if (member !== null) dispatch(memberFetched(member));
      },
      error: () => undefined,
    });
