import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { formatCountdown, INITIAL_COUNTDOWN, remainingTime } from '../../../story/countdown';

const TICK_MS = 1000;

const slice = createSlice({
  name: 'timer',
  initialState: INITIAL_COUNTDOWN,
  reducers: {
    start: (
      state,
      { payload }: PayloadAction<{ readonly now: number; readonly intervalID: number }>,
    ) => {
      if (state.started) return;
      state.started = true;
      state.now = payload.now;
      state.intervalID = payload.intervalID;
    },
    stop: (state) => {
      state.started = false;
      state.intervalID = -1;
    },
    /** One tick: a second less. */
    update: (state) => {
      state.time = Math.max(0, state.time - TICK_MS);
      state.seconds = formatCountdown(state.time);
    },
    reset: () => INITIAL_COUNTDOWN,
    /** Sets what is left to 15 minutes from the start moment; ticks are late where a tab sleeps. */
    adjust: (state, { payload: now }: PayloadAction<number>) => {
      state.time = remainingTime(state.now, now);
      state.seconds = formatCountdown(state.time);
    },
  },
  selectors: {
    /** What is left, in ms. */
    selectTime: ({ time }): number => time,
  },
});

export const timerReducer = slice.reducer;
export const { selectTime } = slice.selectors;
export const { start, stop, update, reset, adjust } = slice.actions;
