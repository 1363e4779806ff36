import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { DataError, dataErrorCode, lastWord, type DataErrorCode } from '../../data/data-error';
import type { Services } from '../../data/services';
import { subscribe, type Stop } from '../../data/subscription';
import {
  countsFetched,
  countsRequested,
  delayed,
  myFavFetched,
  refused,
  sent,
  toggled,
  type Toggled,
} from './favourites-slice';
import { dropPending, keepPending, pendingOn } from './pending-favourites';
import type { StateWithFavourites } from './select-favourites';

/** A server that has not answered by then is being waited for, in ms. */
const MOMENT_MS = 1_500;

/**
 * A section that has just been told may not be listed for likes yet: one that is refused is sent again after these times,
 * in ms.
 */
const AGAIN_MS = [500, 1_000, 2_000];

type FavouritesThunk<Result> = ThunkAction<Result, StateWithFavourites, Services, UnknownAction>;

/** Follows the likes of one story, until stopped. */
export const followCounts =
  (docid: string): FavouritesThunk<Stop> =>
  (dispatch, _getState, { data }) => {
    dispatch(countsRequested(docid));
    return subscribe(data.likes, (likes) => likes.watchCounts(docid), {
      next: (counts) => dispatch(countsFetched({ docid, counts })),
      error: () => undefined,
    });
  };

/** Follows one's own likes, until stopped. */
export const followMyFav =
  (uid: string): FavouritesThunk<Stop> =>
  (dispatch, _getState, { data }) =>
    subscribe(data.likes, (likes) => likes.watchOwn(uid), {
      next: (keys) => dispatch(myFavFetched(keys)),
      error: () => undefined,
    });

async function persistently(send: () => Promise<void>): Promise<void> {
  for (const pause of AGAIN_MS) {
    try {
      return await send();
    } catch (error) {
      if (dataErrorCode(error) !== 'denied') throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await send();
}

/**
 * Sends what was toggled; what the server is slow to confirm is shown as waiting. Until then the device remembers it, so
 * that a page that is left too early does not take it along.
 */
const sendFavourite =
  ({ key, isLiked }: Toggled): FavouritesThunk<Promise<DataErrorCode | null>> =>
  async (dispatch, _getState, { data, device }) => {
    const moment = setTimeout(() => dispatch(delayed(key)), MOMENT_MS);
    keepPending(device, { key, isLiked });
    try {
      const uid = await data.session.signIn();
      if (uid === null) throw new DataError('not-signed-in');
      // Undone on screen, a like that arrives after all would be missing there.
      const likes = await data.likes();
      await persistently(() => lastWord(likes.set(uid, key, isLiked)));
      dispatch(sent(key));
      dropPending(device, key);
      return null;
    } catch (error) {
      dispatch(refused({ key, isLiked }));
      return dataErrorCode(error);
    } finally {
      clearTimeout(moment);
    }
  };

/**
 * Likes a turn or takes the like back, on screen at once; what the server refuses is undone. Null when all went well.
 */
export const toggleFavourite =
  (key: string): FavouritesThunk<Promise<DataErrorCode | null>> =>
  async (dispatch, getState, { device }) => {
    const { myFav, sending } = getState().favourites;
    if (sending[key] === true) return null;
    const change = { key, isLiked: myFav[key] !== true };
    dispatch(toggled(change));
    const failure = await dispatch(sendFavourite(change));
    // Whoever hears that it failed decides anew.
    if (failure !== null) dropPending(device, key);
    return failure;
  };

/**
 * Sends what a page before this one was left with, as soon as there is a connection; until stopped. What fails again is
 * tried at the next start, unless it is not allowed.
 */
export const resendFavourites =
  (): FavouritesThunk<Stop> =>
  (dispatch, getState, { data, device }) => {
    const pending = pendingOn(device);
    if (pending.length === 0) return () => undefined;
    for (const change of pending) {
      if (getState().favourites.sending[change.key] !== true) dispatch(toggled(change));
      dispatch(delayed(change.key));
    }
    let isDue = true;
    return data.session.watchConnection((isConnected) => {
      if (!isConnected || !isDue) return;
      isDue = false;
      for (const change of pending) {
        void dispatch(sendFavourite(change)).then((failure) => {
          if (failure === 'denied') dropPending(device, change.key);
        });
      }
    });
  };
