import { endsStory } from '../../../story/ends-story';
import { subscribe, type Stop } from '../../data/subscription';
import type { AppThunk } from '../../state/app-thunk';

/** Follows whether a story that is not the open one has ended, until stopped: by its copy on the device and what is newer. */
export const followStoryEnd =
  (docid: string, next: (isOver: boolean) => void): AppThunk<Stop> =>
  (_dispatch, _getState, { data }) =>
    subscribe(data.stories, (stories) => stories.watch(docid), {
      next: ({ chapters }) => next(endsStory(chapters.at(-1)?.unpack())),
      error: () => undefined,
    });
