import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../../data/services';
import { subscribe, type Stop } from '../../data/subscription';
import type { StateWithUser } from './select-user';
import {
  browseListFailed,
  browseListFetched,
  entryFetched,
  entryMissing,
  initialized,
  memberFetched,
  signedIn,
  signInFailed,
} from './user-slice';

type UserThunk<Result> = ThunkAction<Result, StateWithUser, Services, UnknownAction>;

/** Begins as a guest who reads what was read last on this device. */
export const restoreUser =
  (): UserThunk<void> =>
  (dispatch, _getState, { device }) => {
    dispatch(initialized({ browse: device.read('browse') }));
  };

/** Signs in and follows the account's own entry, until stopped. */
export const followUser =
  (): UserThunk<Stop> =>
  (dispatch, _getState, { data }) => {
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
        next: (entry) => dispatch(entry === null ? entryMissing() : entryFetched(entry)),
        error: () => dispatch(signInFailed()),
      });
    });
    return () => {
      isStopped = true;
      stop();
    };
  };

/** Follows the participants whose names begin with `start`, until stopped. */
export const followMembers =
  (start: string): UserThunk<Stop> =>
  (dispatch, _getState, { data }) =>
    subscribe(data.lists, (lists) => lists.watchMembers(start), {
      next: (members) => dispatch(browseListFetched(members)),
      error: () => dispatch(browseListFailed()),
    });

/** Follows the name of the one whose story is chosen, until stopped. */
export const followMember =
  (uid: string): UserThunk<Stop> =>
  (dispatch, _getState, { data }) =>
    subscribe(data.lists, (lists) => lists.watchMember(uid), {
      next: (member) => {
        if (member !== null) dispatch(memberFetched(member));
      },
      error: () => undefined,
    });
