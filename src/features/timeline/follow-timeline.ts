import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../../data/services';
import { subscribe, type Stop } from '../../data/subscription';
import { timelineFailed, timelineFetched } from './timeline-slice';

/** Follows the timeline, until stopped. */
export const followTimeline =
  (): ThunkAction<Stop, unknown, Services, UnknownAction> =>
  (dispatch, _getState, { data }) =>
    subscribe(data.lists, (lists) => lists.watchTimeline(), {
      next: (entries) => dispatch(timelineFetched(entries)),
      error: () => dispatch(timelineFailed()),
    });
