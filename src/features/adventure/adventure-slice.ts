import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ListedChapter } from '../../../story/listed-chapter';

export interface AdventureState {
  /** Whose story this is; '' before the first. */
  readonly docid: string;
  /** `failed` with chapters: what was loaded before stays readable. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly onamae: string;
  /** The name of the character's picture, or ''. */
  readonly image: string;
  /** Its chapters; their words are in the chapter cache. */
  readonly story: readonly ListedChapter[];
  readonly updatedAt: string;
  /** The operator has hidden all of it. */
  readonly isHidden: boolean;
}

const initialState: AdventureState = {
  docid: '',
  status: 'loading',
  onamae: '',
  image: '',
  story: [],
  updatedAt: '',
  isHidden: false,
};

const NO_STORY: AdventureState['story'] = [];

const slice = createSlice({
  name: 'adventure',
  initialState,
  reducers: {
    adventureRequested: (state, { payload: docid }: PayloadAction<string>): AdventureState =>
      state.docid !== docid
        ? { ...initialState, docid }
        : state.status === 'failed'
          ? { ...state, status: 'loading' }
          : state,
    adventureFetched: (state, { payload }: PayloadAction<Omit<AdventureState, 'status'>>) => {
      // Assigned, not replaced: given the same once more, the state stays the same, and nothing is drawn anew.
      if (payload.docid === state.docid) Object.assign(state, payload, { status: 'ready' });
    },
    adventureFailed: (state, { payload: docid }: PayloadAction<string>) => {
      if (state.docid === docid) state.status = 'failed';
    },
  },
  selectors: {
    selectAdventure: (adventure): AdventureState => adventure,
    /** The chapters of a participant's story as far as they are here. */
    selectStoryOf: ({ docid, story }, of: string | null): AdventureState['story'] =>
      docid === of ? story : NO_STORY,
    /** A story was asked for, and nothing of it is here yet. */
    selectIsOpening: ({ docid, status, story }, of: string | null): boolean =>
      of !== null && (docid !== of || (status === 'loading' && story.length === 0)),
  },
});

export type AdventureSlice = WithSlice<typeof slice>;
export const { selectAdventure, selectStoryOf, selectIsOpening } = slice.selectors;

export const adventureReducer = slice.reducer;
export const { adventureRequested, adventureFetched, adventureFailed } = slice.actions;
