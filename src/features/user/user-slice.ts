import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { GUEST_CAMP, type Camp } from '../../../story/camp';
import { CATEGORY_SLOTS, EMPTY_EQUIPMENT, type Entry, type Equipment } from '../../../story/entry';
import { GUEST_NAME, isGuestName, NAMELESS_GUEST_NAME } from '../../../story/guest';
import { SHOWCASE_UID } from '../../../story/paths';
import type { Member } from '../../../story/public-lists';
import { membersList } from './members-list';

/** The uid while no account is signed in. */
export const NO_UID = 'something';

export interface UserState {
  readonly date: string;
  /** The entry has been looked up and was there. */
  readonly compliet: boolean;
  /** Sign-in or look-up are under way. */
  readonly progress: boolean;
  readonly uid: string;
  readonly oid: number;
  readonly userName: string;
  readonly flag: { readonly accept: boolean; readonly offer: boolean };
  readonly icon: string;
  readonly equipment: Equipment;
  readonly importantList: string;
  readonly browse: string;
  /** uid → name. */
  readonly browseList: Readonly<Record<string, string>>;
  readonly firstWord: string;
  readonly clause: number;
  readonly category: readonly string[];
  readonly data: { readonly score: number; readonly camp: Camp };
}

const guest: UserState = {
  date: '',
  compliet: false,
  progress: true,
  uid: NO_UID,
  oid: 0,
  userName: GUEST_NAME,
  flag: { accept: true, offer: true },
  icon: '',
  equipment: EMPTY_EQUIPMENT,
  importantList: '{}',
  browse: SHOWCASE_UID,
  browseList: {},
  firstWord: '',
  clause: 0,
  category: Array.from({ length: CATEGORY_SLOTS }, () => ''),
  data: { score: 0, camp: GUEST_CAMP },
};

const slice = createSlice({
  name: 'user',
  initialState: guest,
  reducers: {
    initialized: (_state, { payload }: PayloadAction<{ readonly browse: string }>): UserState => ({
      ...guest,
      browse: payload.browse || SHOWCASE_UID,
    }),
    signedIn: (state, { payload }: PayloadAction<string>) => {
      state.uid = payload;
    },
    /** Sign-in failed, or the entry can't be read: reading goes on as a guest. */
    signInFailed: (state) => {
      state.progress = false;
    },
    entryFetched: (state, { payload: entry }: PayloadAction<Entry>): UserState => ({
      ...state,
      compliet: true,
      progress: false,
      date: entry.date,
      oid: entry.oid,
      userName: entry.onamae,
      flag: entry.flag,
      icon: entry.image,
      equipment: entry.equipment,
      importantList: entry.importantList,
      // What is read is chosen once at the start; a choice made meanwhile stands until it is saved.
      browse: state.compliet ? state.browse : entry.browse || state.browse,
      firstWord: entry.firstWord,
      clause: entry.clause,
      category: entry.category,
      data: entry.data,
    }),
    entryMissing: (state) => {
      state.userName = NAMELESS_GUEST_NAME;
      state.compliet = false;
      state.progress = false;
      // An entry that the server refused after all leaves no story behind.
      if (state.browse === state.uid) state.browse = SHOWCASE_UID;
    },
    browseChanged: (state, { payload }: PayloadAction<string>) => {
      state.browse = payload;
    },
    memberFetched: (state, { payload }: PayloadAction<Member>) => {
      state.browseList[payload.uid] = payload.onamae;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(membersList.actions.fetched, (state, { payload }) => {
      // Those found before stay: the chosen one is among them.
      for (const { uid, onamae } of payload) state.browseList[uid] = onamae;
    });
  },
  selectors: {
    selectUser: (user): UserState => user,
    /** The account has no entry, as far as is known yet. */
    selectIsGuest: ({ userName }): boolean => isGuestName(userName),
    /** The account has no entry: the look-up is over. */
    selectIsKnownGuest: ({ progress, userName }): boolean => !progress && isGuestName(userName),
    /** Whose story home shows: a participant's own, else the one that was chosen. */
    selectHome: ({ uid, userName, browse }): string => (isGuestName(userName) ? browse : uid),
    /** Whether it is the reader's own story. */
    selectIsOwn: ({ uid, userName }, docid: string | null): boolean =>
      docid === uid && !isGuestName(userName),
    /** The uid of the account, a guest's too; null without a sign-in. */
    selectAccount: ({ uid }): string | null => (uid === NO_UID ? null : uid),
  },
});

export type UserSlice = WithSlice<typeof slice>;
export const userReducer = slice.reducer;
export const {
  selectUser,
  selectHome,
  selectIsGuest,
  selectIsKnownGuest,
  selectIsOwn,
  selectAccount,
} = slice.selectors;
export const {
  initialized,
  signedIn,
  signInFailed,
  entryFetched,
  entryMissing,
  browseChanged,
  memberFetched,
} = slice.actions;
