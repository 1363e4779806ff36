import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Bookmark } from '../../../story/bookmark';
import { parseReadingSettings, type ReadingSettings } from './reading-settings';

/** What the account `reader/{uid}` remembers, and this device with it. */
export interface ReaderState {
  readonly settings: ReadingSettings;
  /** By the participant whose story it is. */
  readonly bookmarks: Readonly<Record<string, Bookmark>>;
}

const initialState: ReaderState = { settings: parseReadingSettings(''), bookmarks: {} };

const slice = createSlice({
  name: 'reader',
  initialState,
  reducers: {
    settingsChanged: (state, { payload }: PayloadAction<ReadingSettings>) => {
      // The account may answer with what was set before the newest change here.
      if (payload.changedAt >= state.settings.changedAt) Object.assign(state.settings, payload);
    },
    bookmarksMerged: (state, { payload }: PayloadAction<Readonly<Record<string, Bookmark>>>) => {
      for (const [docid, place] of Object.entries(payload)) {
        if (place.date >= (state.bookmarks[docid]?.date ?? '')) state.bookmarks[docid] = place;
      }
    },
  },
  selectors: {
    selectReadingSettings: ({ settings }): ReadingSettings => settings,
    selectBookmark: ({ bookmarks }, docid: string): Bookmark | undefined => bookmarks[docid],
  },
});

export type ReaderSlice = WithSlice<typeof slice>;
export const readerReducer = slice.reducer;
export const { selectReadingSettings, selectBookmark } = slice.selectors;
export const { settingsChanged, bookmarksMerged } = slice.actions;
