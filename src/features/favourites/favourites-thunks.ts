import { DataError, dataErrorCode, lastWord } from '../../data/data-error';
import { subscribe, type Stop } from '../../data/subscription';
import type { AppThunk } from '../../state/app-thunk';
import {
  countsFetched,
  countsRequested,
  delayed,
  myFavFetched,
  refused,
  sent,
  toggled,
  type FavouritesSlice,
  type Toggled,
} from './favourites-slice';
import { dropPending, keepPending, pendingOn } from './pending-favourites';

/** A server that has not answered by then is being waited for, in ms. */
const MOMENT_MS = 1_500;

/**
 * A section that was just published may not be listed for likes yet: a like that is refused is sent again after these times,
 * in ms.
 */
const AGAIN_MS = [500, 1_000, 2_000];

/** Follows the likes of one story, until stopped. */
export const followCounts =
  (docid: string): AppThunk<Stop, FavouritesSlice> =>
  (dispatch, _getState, { data }) => {
    dispatch(countsRequested(docid));
    return subscribe(data.likes, (likes) => likes.watchCounts(docid), {
      next: (counts) => dispatch(countsFetched({ docid, counts })),
      error: () => undefined,
    });
  };

/** Follows one's own likes, until stopped. */
export const followMyFav =
  (uid: string): AppThunk<Stop, FavouritesSlice> =>
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
 * that it is not lost when the page is left too early.
 */
const sendFavourite =
  ({ key, isLiked }: Toggled): AppThunk<Promise<void>, FavouritesSlice> =>
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
    } catch (error) {
      dispatch(refused({ key, isLiked }));
      throw error;
    } finally {
      clearTimeout(moment);
    }
  };

/**
 * Likes a turn or takes the like back, on screen at once; what the server refuses is undone.
 * Rejects with a `DataError`.
 */
export const toggleFavourite =
  (key: string): AppThunk<Promise<void>, FavouritesSlice> =>
  async (dispatch, getState, { device }) => {
    const { myFav, sending } = getState().favourites;
    if (sending[key] === true) return;
    const change = { key, isLiked: myFav[key] !== true };
    dispatch(toggled(change));
    try {
      await dispatch(sendFavourite(change));
    } catch (error) {
      // The failure is shown, so that the reader decides anew.
      dropPending(device, key);
      throw error;
    }
  };

/**
 * Sends what a page before this one was left with, as soon as there is a connection; until stopped. What fails again is
 * tried at the next start, unless it is not allowed.
 */
export const resendFavourites =
  (): AppThunk<Stop, FavouritesSlice> =>
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
        dispatch(sendFavourite(change)).catch((error: unknown) => {
          if (dataErrorCode(error) === 'denied') dropPending(device, change.key);
        });
      }
    });
  };
