import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ConnectionState {
  /** False without a network, and once the server has been away for longer than a moment. */
  readonly isOnline: boolean;
}

const initialState: ConnectionState = { isOnline: true };

const slice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isOnline = payload;
    },
  },
  selectors: {
    selectIsOnline: ({ isOnline }): boolean => isOnline,
  },
});

export const connectionReducer = slice.reducer;
export const { selectIsOnline } = slice.selectors;
export const { connectionChanged } = slice.actions;
