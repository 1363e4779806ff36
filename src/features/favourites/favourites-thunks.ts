import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Stop } from '../../data/data';
import { DataError, dataErrorCode, type DataErrorCode } from '../../data/data-error';
import type { Services } from '../../data/services';
import {
  countsFetched,
  countsRequested,
  myFavFetched,
  refused,
  sent,
  toggled,
} from './favourites-slice';
import type { StateWithFavourites } from './select-favourites';

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

/** Likes a turn or takes the like back, on screen at once; what the server refuses is undone. Null when all went well. */
export const toggleFavourite =
  (key: string): FavouritesThunk<Promise<DataErrorCode | null>> =>
  async (dispatch, getState, { data }) => {
    const { myFav, sending } = getState().favourites;
    if (sending[key] === true) return null;
    const isLiked = myFav[key] !== true;
    dispatch(toggled({ key, isLiked }));
    try {
      const uid = await data.signIn();
      if (uid === null) throw new DataError('not-signed-in');
      await data.setFavorite(uid, key, isLiked);
      dispatch(sent(key));
      return null;
    } catch (error) {
      dispatch(refused({ key, isLiked }));
      return dataErrorCode(error);
    }
  };
