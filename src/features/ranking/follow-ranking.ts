import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../../data/services';
import { subscribe, type Stop } from '../../data/subscription';
import { rankingFailed, rankingFetched } from './ranking-slice';

/** Follows the ranking, until stopped. */
export const followRanking =
  (): ThunkAction<Stop, unknown, Services, UnknownAction> =>
  (dispatch, _getState, { data }) =>
    subscribe(data.lists, (lists) => lists.watchRanking(), {
      next: (entries) => dispatch(rankingFetched(entries)),
      error: () => dispatch(rankingFailed()),
    });
