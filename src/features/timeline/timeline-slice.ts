import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TimelineEntry } from '../../../story/public-lists';

export interface TimelineState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly entries: readonly TimelineEntry[];
}

const initialState: TimelineState = { status: 'loading', entries: [] };

const slice = createSlice({
  name: 'timeline',
  initialState,
  reducers: {
    timelineFetched: (
      _state,
      { payload }: PayloadAction<readonly TimelineEntry[]>,
    ): TimelineState => ({
      status: 'ready',
      entries: payload,
    }),
    timelineFailed: (state): TimelineState => ({ ...state, status: 'failed' }),
  },
});

export const timelineReducer = slice.reducer;
export const { timelineFetched, timelineFailed } = slice.actions;
