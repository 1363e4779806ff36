import type { Bookmark } from '../../../story/bookmark';
import type { AppThunk } from '../../state/app-thunk';
import type { ReadingSettings } from './reading-settings';
import {
  bookmarksMerged,
  selectBookmark,
  selectReadingSettings,
  settingsChanged,
  type ReaderSlice,
} from './reader-slice';
import { keepOnDevice } from './reader-thunks';

/** Changes how stories are set: here at once, and for the account as soon as that is possible. */
export const changeReadingSettings =
  (uid: string | null, change: Partial<ReadingSettings>): AppThunk<void, ReaderSlice> =>
  (dispatch, getState, { data, now }) => {
    const settings = { ...selectReadingSettings(getState()), ...change, changedAt: now() };
    dispatch(settingsChanged(settings));
    dispatch(keepOnDevice());
    // The device has it; the account gets it with the next change where this fails.
    if (uid === null) return;
    data
      .reader()
      .then((reader) => reader.writeSettings(uid, JSON.stringify(settings)))
      .catch(() => undefined);
  };

/** Puts the bookmark of a story at a section. */
export const placeBookmark =
  (uid: string | null, docid: string, place: Omit<Bookmark, 'date'>): AppThunk<void, ReaderSlice> =>
  (dispatch, getState, { data, now }) => {
    const before = selectBookmark(getState(), docid);
    if (before?.chapter === place.chapter && before.section === place.section) return;
    const bookmark = { ...place, date: new Date(now()).toISOString() };
    dispatch(bookmarksMerged({ [docid]: bookmark }));
    dispatch(keepOnDevice());
    if (uid === null) return;
    data
      .reader()
      .then((reader) => reader.writeBookmark(uid, docid, bookmark))
      .catch(() => undefined);
  };
