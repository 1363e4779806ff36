import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

export interface FavouritesState {
  /** Whose story the counts belong to. */
  readonly docid: string;
  /** Favourite key → likes, as the server last said. */
  readonly favCount: Readonly<Record<string, number>>;
  readonly myFav: Readonly<Record<string, true>>;
  /** Favourite key → what this browser did and the server's count does not show yet. */
  readonly ahead: Readonly<Record<string, number>>;
  /** Keys that are being sent. */
  readonly sending: Readonly<Record<string, true>>;
  /** Of those, the ones that wait for the server longer than a moment. */
  readonly waiting: Readonly<Record<string, true>>;
}

const initialState: FavouritesState = {
  docid: '',
  favCount: {},
  myFav: {},
  ahead: {},
  sending: {},
  waiting: {},
};

export interface Toggled {
  readonly key: string;
  readonly isLiked: boolean;
}

const slice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    countsRequested: (state, { payload: docid }: PayloadAction<string>) => {
      if (state.docid === docid) return;
      state.docid = docid;
      state.favCount = {};
      state.ahead = {};
    },
    countsFetched: (
      state,
      {
        payload,
      }: PayloadAction<{
        readonly docid: string;
        readonly counts: Readonly<Record<string, number>>;
      }>,
    ) => {
      if (state.docid !== payload.docid) return;
      for (const key of Object.keys(state.ahead)) {
        if (state.favCount[key] !== payload.counts[key]) delete state.ahead[key];
      }
      state.favCount = payload.counts;
    },
    myFavFetched: (state, { payload: keys }: PayloadAction<readonly string[]>) => {
      const sending = Object.keys(state.sending);
      // What is being sent has been decided here; the server's list may still be the old one.
      const decided = new Set(sending.filter((key) => state.myFav[key]));
      const known = keys.filter((key) => !sending.includes(key));
      state.myFav = Object.fromEntries([...known, ...decided].map((key) => [key, true]));
    },
    toggled: (state, { payload: { key, isLiked } }: PayloadAction<Toggled>) => {
      like(state, key, isLiked);
      state.sending[key] = true;
    },
    delayed: (state, { payload: key }: PayloadAction<string>) => {
      if (state.sending[key] === true) state.waiting[key] = true;
    },
    sent: (state, { payload: key }: PayloadAction<string>) => {
      delete state.sending[key];
      delete state.waiting[key];
    },
    refused: (state, { payload: { key, isLiked } }: PayloadAction<Toggled>) => {
      delete state.sending[key];
      delete state.waiting[key];
      like(state, key, !isLiked);
    },
  },
  selectors: {
    selectIsLiked: ({ myFav }, key: string): boolean => myFav[key] === true,
    selectIsWaiting: ({ waiting }, key: string): boolean => waiting[key] === true,
    /** The likes of a turn, one's own newest click included. */
    selectLikes: ({ favCount, ahead }, key: string): number =>
      Math.max(0, (favCount[key] ?? 0) + (ahead[key] ?? 0)),
  },
});

export type FavouritesSlice = WithSlice<typeof slice>;
export const { selectIsLiked, selectIsWaiting, selectLikes } = slice.selectors;

interface Likes {
  myFav: Record<string, true>;
  ahead: Record<string, number>;
}

function like(state: Likes, key: string, isLiked: boolean): void {
  if (isLiked) state.myFav[key] = true;
  else delete state.myFav[key];
  const ahead = (state.ahead[key] ?? 0) + (isLiked ? 1 : -1);
  if (ahead === 0) delete state.ahead[key];
  else state.ahead[key] = ahead;
}

export const favouritesReducer = slice.reducer;
export const { countsRequested, countsFetched, myFavFetched, toggled, delayed, sent, refused } =
  slice.actions;
