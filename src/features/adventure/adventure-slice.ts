import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredChapter } from '../../../story/adventure-document';

export interface AdventureState {
  /** Whose story this is; '' before the first. */
  readonly docid: string;
  /** `failed` with chapters: what was loaded before stays readable. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly onamae: string;
  readonly story: readonly StoredChapter[];
  readonly updatedAt: string;
  /** The operator has hidden all of it. */
  readonly isHidden: boolean;
}

interface FetchedStory {
  readonly docid: string;
  readonly onamae: string;
  readonly chapters: readonly StoredChapter[];
  readonly updatedAt: string;
  readonly isHidden?: boolean;
}

const initialState: AdventureState = {
  docid: '',
  status: 'loading',
  onamae: '',
  story: [],
  updatedAt: '',
  isHidden: false,
};

const slice = createSlice({
  name: 'adventure',
  initialState,
  reducers: {
    adventureRequested: (state, { payload: docid }: PayloadAction<string>): AdventureState =>
      state.docid === docid
        ? { ...state, status: state.status === 'ready' ? 'ready' : 'loading' }
        : { ...initialState, docid },
    adventureFetched: (state, { payload }: PayloadAction<FetchedStory>): AdventureState =>
      payload.docid === state.docid
        ? {
            docid: payload.docid,
            status: 'ready',
            onamae: payload.onamae,
            story: payload.chapters,
            updatedAt: payload.updatedAt,
            isHidden: payload.isHidden ?? false,
          }
        : state,
    adventureFailed: (state, { payload: docid }: PayloadAction<string>) => {
      if (state.docid === docid) state.status = 'failed';
    },
  },
});

export const adventureReducer = slice.reducer;
export const { adventureRequested, adventureFetched, adventureFailed } = slice.actions;
