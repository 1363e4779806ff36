import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Hidden } from '../../../story/hidden';
import { withoutHidden } from '../../../story/without-hidden';
import type { Stop, Story } from '../../data/data';
import type { Services } from '../../data/services';
import { adventureFailed, adventureFetched, adventureRequested } from './adventure-slice';

/** A story waits this long to hear what of it is hidden, in ms: what nobody knows yet is shown. */
const HIDDEN_MS = 300;

/** Follows one participant's story as everybody may see it, until stopped. */
export const followAdventure =
  (docid: string): ThunkAction<Stop, unknown, Services, UnknownAction> =>
  (dispatch, _getState, { data }) => {
    dispatch(adventureRequested(docid));
    let told: Story | null = null;
    let hidden: Hidden | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      if (told === null || hidden === null) return;
      const { chapters, onamae, updatedAt } = told;
      dispatch(
        adventureFetched({
          docid,
          onamae: hidden.story ? '' : onamae,
          chapters: withoutHidden(chapters, hidden),
          updatedAt,
          isHidden: hidden.story,
        }),
      );
    };
    const hide = (now: Hidden): void => {
      clearTimeout(timer);
      hidden = now;
      show();
    };
    const hideNothing = (): void => hide(hidden ?? { story: false, turns: {} });
    const stopHidden = data.watchHidden(docid, { next: hide, error: hideNothing });
    const stopStory = data.watchStory(docid, {
      next: (story) => {
        told = story;
        if (hidden === null) timer ??= setTimeout(hideNothing, HIDDEN_MS);
        show();
      },
      error: () => dispatch(adventureFailed(docid)),
    });
    return () => {
      clearTimeout(timer);
      stopHidden();
      stopStory();
    };
  };
