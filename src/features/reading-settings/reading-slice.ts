import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parseReading, type ReadingSettings } from './reading-settings';

/** Where a story was being read; `chapter` and `section` count from 1, `date` is ISO 8601. */
export interface Bookmark {
  readonly chapter: number;
  readonly section: number;
  readonly date: string;
}

export interface ReadingState {
  readonly settings: ReadingSettings;
  /** By the participant whose story it is. */
  readonly bookmarks: Readonly<Record<string, Bookmark>>;
}

const initialState: ReadingState = { settings: parseReading(''), bookmarks: {} };

const slice = createSlice({
  name: 'reading',
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
});

export type ReadingSlice = WithSlice<typeof slice>;
export const readingReducer = slice.reducer;
export const { settingsChanged, bookmarksMerged } = slice.actions;
