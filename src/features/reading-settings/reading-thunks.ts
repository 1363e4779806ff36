import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../../data/services';
import { subscribe, type Stop } from '../../data/subscription';
import { pageLook } from './page-look';
import { parseBookmarks } from './parse-bookmarks';
import { parseReading } from './reading-settings';
import { bookmarksMerged, settingsChanged, type ReadingState } from './reading-slice';

interface StateWithReading {
  readonly reading: ReadingState;
}

export type ReadingThunk<Result> = ThunkAction<Result, StateWithReading, Services, UnknownAction>;

/** Reads as this device remembers it, before anything is shown. */
export const restoreReading =
  (): ReadingThunk<void> =>
  (dispatch, _getState, { device }) => {
    dispatch(settingsChanged(parseReading(device.read('reading'))));
    dispatch(bookmarksMerged(parseBookmarks(device.read('bookmarks'))));
  };

/** The device has a copy of everything, for the next start. */
export const keepOnDevice =
  (): ReadingThunk<void> =>
  (_dispatch, getState, { device }) => {
    const { settings, bookmarks } = getState().reading;
    device.write('reading', JSON.stringify(settings));
    device.write('page', JSON.stringify(pageLook(settings)));
    device.write('bookmarks', JSON.stringify(bookmarks));
  };

/** Follows what the account remembers, from whatever device, until stopped. */
export const followReader =
  (uid: string): ReadingThunk<Stop> =>
  (dispatch, _getState, { data }) =>
    subscribe(data.reader, (reader) => reader.watch(uid), {
      next: ({ settings, bookmarks }) => {
        dispatch(settingsChanged(parseReading(settings)));
        dispatch(bookmarksMerged(bookmarks));
        dispatch(keepOnDevice());
      },
      error: () => undefined,
    });
