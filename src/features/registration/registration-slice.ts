import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

export interface RegistrationState {
  /** The form has not opened by itself yet. */
  readonly isToBeOffered: boolean;
  /** `waiting`: the entry is written, and its story has not begun. */
  readonly phase: 'none' | 'sending' | 'waiting';
  /** The engine has taken the entry in. */
  readonly hasBegun: boolean;
  /** Why the last attempt failed, a data error's code, or ''. */
  readonly failure: string;
  /** This browser still has the account when the page is opened again. */
  readonly isKept: boolean;
}

const initialState: RegistrationState = {
  isToBeOffered: true,
  phase: 'none',
  hasBegun: false,
  failure: '',
  isKept: true,
};

const slice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    formOffered: (state) => {
      state.isToBeOffered = false;
    },
    formClosed: (state) => {
      state.failure = '';
    },
    accountKeptLearned: (state, { payload }: PayloadAction<boolean>) => {
      state.isKept = payload;
    },
    sending: (state) => {
      state.phase = 'sending';
      state.failure = '';
    },
    sendingFailed: (state, { payload }: PayloadAction<string>) => {
      state.phase = 'none';
      state.failure = payload;
    },
    registered: (state) => {
      state.phase = 'waiting';
      state.hasBegun = false;
      state.failure = '';
    },
    storyBegan: (state) => {
      state.hasBegun = true;
    },
    /** The story has begun, or the participant has closed the dialog that waits for it. */
    waitingEnded: (state) => {
      state.phase = 'none';
    },
  },
  selectors: {
    /** The entry is written, and its story has not begun. */
    selectIsWaitingForStory: ({ phase }): boolean => phase === 'waiting',
  },
});

export type RegistrationSlice = WithSlice<typeof slice>;
export const registrationReducer = slice.reducer;
export const { selectIsWaitingForStory } = slice.selectors;
export const {
  formOffered,
  formClosed,
  accountKeptLearned,
  sending,
  sendingFailed,
  registered,
  storyBegan,
  waitingEnded,
} = slice.actions;
