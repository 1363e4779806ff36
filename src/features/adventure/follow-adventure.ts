import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { StoredChapter } from '../../../story/adventure-document';
import type { ListedChapter } from '../../../story/listed-chapter';
import type { Services } from '../../data/services';
import type { Story } from '../../data/stories';
import { subscribe, type Stop } from '../../data/subscription';
import { adventureFailed, adventureFetched, adventureRequested } from './adventure-slice';
import type { ChapterCache } from './chapter-cache';

/** What thunks of stories get: the outside world, and the words of the story that is open. */
export interface AdventureServices extends Services {
  readonly book: ChapterCache;
}

type AdventureThunk<Result> = ThunkAction<Result, unknown, AdventureServices, UnknownAction>;

/** Opens a story as it is told: what its chapters are called goes into the state, their words stay packed in the book. */
export const openStory =
  (docid: string, { chapters, ...story }: Story): AdventureThunk<void> =>
  (dispatch, _getState, { book }) => {
    dispatch(adventureFetched({ docid, ...story, story: book.list(chapters) }));
  };

/** A chapter of the open story with its words. */
export const readChapter =
  (listed: ListedChapter): AdventureThunk<StoredChapter> =>
  (_dispatch, _getState, { book }) =>
    book.read(listed);

/** Follows one participant's story as everybody may see it, until stopped. */
export const followAdventure =
  (docid: string): AdventureThunk<Stop> =>
  (dispatch, _getState, { data }) => {
    dispatch(adventureRequested(docid));
    return subscribe(data.stories, (stories) => stories.watch(docid), {
      next: (story) => dispatch(openStory(docid, story)),
      error: () => dispatch(adventureFailed(docid)),
    });
  };
