import type { StoredStory } from '../../data/stories';
import type { AppThunk } from '../../state/app-thunk';

/** The stories that can be read without a network. */
export const listStoredStories =
  (): AppThunk<Promise<readonly StoredStory[]>> =>
  async (_dispatch, _getState, { data }) =>
    (await data.stories()).stored();
