import { subscribe, type Stop } from '../../data/subscription';
import type { AppThunk } from '../../state/app-thunk';
import { pageLook } from './page-look';
import { parseBookmarks } from './parse-bookmarks';
import { parseReadingSettings } from './reading-settings';
import { bookmarksMerged, settingsChanged, type ReaderSlice } from './reader-slice';

/** Reads as this device remembers it, before anything is shown. */
export const restoreReader =
  (): AppThunk<void, ReaderSlice> =>
  (dispatch, _getState, { device }) => {
    dispatch(settingsChanged(parseReadingSettings(device.read('reading'))));
    dispatch(bookmarksMerged(parseBookmarks(device.read('bookmarks'))));
  };

/** The device has a copy of everything, for the next start. */
export const keepOnDevice =
  (): AppThunk<void, ReaderSlice> =>
  (_dispatch, getState, { device }) => {
    const { settings, bookmarks } = getState().reader;
    device.write('reading', JSON.stringify(settings));
    device.write('page', JSON.stringify(pageLook(settings)));
    device.write('bookmarks', JSON.stringify(bookmarks));
  };

/** Follows what the account remembers, from whatever device, until stopped. */
export const followReader =
  (uid: string): AppThunk<Stop, ReaderSlice> =>
  (dispatch, _getState, { data }) =>
    subscribe(data.reader, (reader) => reader.watch(uid), {
      next: ({ settings, bookmarks }) => {
        dispatch(settingsChanged(parseReadingSettings(settings)));
        dispatch(bookmarksMerged(bookmarks));
        dispatch(keepOnDevice());
      },
      error: () => undefined,
    });
