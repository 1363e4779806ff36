import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Stop } from '../../data/data';
import type { Services } from '../../data/services';
import { adventureFailed, adventureFetched, adventureRequested } from './adventure-slice';

/** Follows one participant's story, until stopped. */
export const followAdventure =
  (docid: string): ThunkAction<Stop, unknown, Services, UnknownAction> =>
  (dispatch, _getState, { data }) => {
    dispatch(adventureRequested(docid));
    return data.watchStory(docid, {
      next: (story) => dispatch(adventureFetched({ docid, ...story })),
      error: () => dispatch(adventureFailed(docid)),
    });
  };
