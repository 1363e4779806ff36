import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Stop } from '../../data/data';
import type { Services } from '../../data/services';
import { rankingFailed, rankingFetched } from './ranking-slice';

/** Follows the ranking, until stopped. */
export const followRanking =
  (): ThunkAction<Stop, unknown, Services, UnknownAction> =>
  (dispatch, _getState, { data }) =>
    data.watchRanking({
      next: (entries) => dispatch(rankingFetched(entries)),
      error: () => dispatch(rankingFailed()),
    });
