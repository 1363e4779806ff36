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

/** Signs in, again whenever the network comes back where that failed, and follows the account's own entry, until stopped. */
export const followUser =
  (): AppThunk<Stop> =>
  (dispatch, _getState, { data, device }) => {
    let isStopped = false;
    let hasFailed = false;
    let stop: Stop = () => undefined;
    const signIn = async (): Promise<void> => {
      hasFailed = false;
      const uid = await data.session.signIn();
      if (isStopped) return;
      if (uid === null) {
        hasFailed = true;
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
    };
    void signIn();
    const stopWatching = data.session.watchNetwork((isThere) => {
      if (isThere && hasFailed) void signIn();
    });
    return () => {
      isStopped = true;
      stopWatching();
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
