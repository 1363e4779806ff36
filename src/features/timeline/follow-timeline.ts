import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Stop } from '../../data/data';
import type { Services } from '../../data/services';
import { timelineFailed, timelineFetched } from './timeline-slice';

/** Follows the timeline, until stopped. */
export const followTimeline =
  (): ThunkAction<Stop, unknown, Services, UnknownAction> =>
  (dispatch, _getState, { data }) =>
    data.watchTimeline({
      next: (entries) => dispatch(timelineFetched(entries)),
      error: () => dispatch(timelineFailed()),
    });
