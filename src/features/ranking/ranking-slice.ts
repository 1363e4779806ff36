import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RankingEntry } from '../../../story/public-lists';

export interface RankingState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly entries: readonly RankingEntry[];
}

const initialState: RankingState = { status: 'loading', entries: [] };

const slice = createSlice({
  name: 'ranking',
  initialState,
  reducers: {
    rankingFetched: (
      _state,
      { payload }: PayloadAction<readonly RankingEntry[]>,
    ): RankingState => ({
      status: 'ready',
      entries: payload,
    }),
    rankingFailed: (state): RankingState => ({ ...state, status: 'failed' }),
  },
});

export const rankingReducer = slice.reducer;
export const { rankingFetched, rankingFailed } = slice.actions;
