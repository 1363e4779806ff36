import type { Story } from '../../data/stories';
import { subscribe, type Stop } from '../../data/subscription';
import type { AppThunk } from '../../state/app-thunk';
import {
  adventureFailed,
  adventureFetched,
  adventureRequested,
  type AdventureSlice,
} from './adventure-slice';

/** Shows a story that was asked for: the list of its chapters goes into the store, their words into the chapter cache. */
export const openStory =
  (docid: string, { chapters: packed, ...story }: Story): AppThunk<void, AdventureSlice> =>
  (dispatch, getState, { chapters }) => {
    if (getState().adventure.docid !== docid) return;
    dispatch(adventureFetched({ docid, ...story, story: chapters.open(packed) }));
  };

/** Follows one participant's story as everybody may see it, until stopped. */
export const followAdventure =
  (docid: string): AppThunk<Stop, AdventureSlice> =>
  (dispatch, _getState, { data }) => {
    dispatch(adventureRequested(docid));
    return subscribe(data.stories, (stories) => stories.watch(docid), {
      next: (story) => dispatch(openStory(docid, story)),
      error: () => dispatch(adventureFailed(docid)),
    });
  };
