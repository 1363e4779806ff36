import { subscribe, type Stop } from '../../data/subscription';
import type { AppThunk } from '../../state/app-thunk';
import { progressOf, type Progress } from './story-progress';

/** Follows where a story stands that is not the open one, until stopped: by its copy on the device and what is newer. */
export const followProgress =
  (docid: string, next: (progress: Progress) => void): AppThunk<Stop> =>
  (_dispatch, _getState, { data }) =>
    subscribe(data.stories, (stories) => stories.watch(docid), {
      next: ({ chapters }) => next(progressOf(chapters.at(-1)?.unpack())),
      error: () => undefined,
    });
