import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Draft, FieldName } from './validate';

export interface RegistrationState {
  /** `offered`: the form opens by itself to a guest; `dismissed`: it was cancelled, and only its button opens it. */
  readonly form: 'offered' | 'open' | 'dismissed';
  /** `waiting`: the entry is written, and its story has not begun. */
  readonly phase: 'none' | 'sending' | 'waiting';
  /** The storyteller has taken the entry in. */
  readonly hasBegun: boolean;
  /** Why the last attempt failed, a data error's code, or ''. */
  readonly failure: string;
  readonly draft: Draft;
  /** This browser still has the account when the page is opened again. */
  readonly isKept: boolean;
}

const initialState: RegistrationState = {
  form: 'dismissed',
  phase: 'none',
  hasBegun: false,
  failure: '',
  draft: { oid: '', onamae: '', firstWord: '' },
  isKept: true,
};

const slice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    formPrepared: (
      state,
      { payload }: PayloadAction<{ readonly draft: Draft; readonly isOffered: boolean }>,
    ) => {
      state.draft = payload.draft;
      state.form = payload.isOffered ? 'offered' : 'dismissed';
    },
    formOpened: (state) => {
      state.form = 'open';
    },
    formDismissed: (state) => {
      state.form = 'dismissed';
      state.failure = '';
    },
    drafted: (
      state,
      { payload }: PayloadAction<{ readonly field: FieldName; readonly text: string }>,
    ) => {
      state.draft[payload.field] = payload.text;
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
      state.form = 'dismissed';
    },
    storyBegan: (state) => {
      state.hasBegun = true;
    },
    /** The story has begun, or the participant does not want to be told that it has not. */
    waitingEnded: (state) => {
      state.phase = 'none';
    },
  },
});

export type RegistrationSlice = WithSlice<typeof slice>;
export const registrationReducer = slice.reducer;
export const {
  formPrepared,
  formOpened,
  formDismissed,
  drafted,
  accountKeptLearned,
  sending,
  sendingFailed,
  registered,
  storyBegan,
  waitingEnded,
} = slice.actions;
