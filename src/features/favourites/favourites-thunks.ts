import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Stop } from '../../data/data';
import { DataError, dataErrorCode, type DataErrorCode } from '../../data/data-error';
import type { Services } from '../../data/services';
import {
  countsFetched,
  countsRequested,
  delayed,
  myFavFetched,
  refused,
  sent,
  toggled,
} from './favourites-slice';
import type { StateWithFavourites } from './select-favourites';

/** A server that has not answered by then is being waited for, in ms. */
const MOMENT_MS = 1_500;

type FavouritesThunk<Result> = ThunkAction<Result, StateWithFavourites, Services, UnknownAction>;

/** Follows the likes of one story, until stopped. */
export const followCounts =
  (docid: string): FavouritesThunk<Stop> =>
  (dispatch, _getState, { data }) => {
    dispatch(countsRequested(docid));
    return data.watchFavoriteCounts(docid, {
      next: (counts) => dispatch(countsFetched({ docid, counts })),
      error: () => undefined,
    });
  };

/** Follows one's own likes, until stopped. */
export const followMyFav =
  (uid: string): FavouritesThunk<Stop> =>
  (dispatch, _getState, { data }) =>
    data.watchFavorites(uid, {
      next: (keys) => dispatch(myFavFetched(keys)),
      error: () => undefined,
    });

/**
 * Likes a turn or takes the like back, on screen at once; what the server is slow to confirm is shown as waiting, and what
 * it refuses is undone. Null when all went well.
 */
export const toggleFavourite =
  (key: string): FavouritesThunk<Promise<DataErrorCode | null>> =>
  async (dispatch, getState, { data }) => {
    const { myFav, sending } = getState().favourites;
    if (sending[key] === true) return null;
    const isLiked = myFav[key] !== true;
    dispatch(toggled({ key, isLiked }));
    const moment = setTimeout(() => dispatch(delayed(key)), MOMENT_MS);
    try {
      const uid = await data.signIn();
      if (uid === null) throw new DataError('not-signed-in');
      await data.setFavorite(uid, key, isLiked);
      dispatch(sent(key));
      return null;
    } catch (error) {
      dispatch(refused({ key, isLiked }));
      return dataErrorCode(error);
    } finally {
      clearTimeout(moment);
    }
  };
