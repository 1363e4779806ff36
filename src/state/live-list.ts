import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PublicLists } from '../data/lists';
import { subscribe, type Stop, type Watch } from '../data/subscription';
import type { AppThunk } from './app-thunk';

/** `offline`: what is not here yet comes when the server can be reached again. */
export type ListStatus = 'loading' | 'ready' | 'failed' | 'offline';

/** A public list as far as it is known; rows stay when it fails. */
export interface LiveList<Row> {
  readonly status: ListStatus;
  readonly rows: readonly Row[];
}

/**
 * A public list that is followed while a dialog shows it.
 * @param watch Chooses the list; further arguments of `follow` are handed to it.
 */
export function createLiveList<Name extends string, Row, Args extends unknown[]>(
  name: Name,
  watch: (lists: PublicLists, ...args: Args) => Watch<readonly Row[]>,
) {
  const initialState: LiveList<Row> = { status: 'loading', rows: [] };
  const { reducer, actions } = createSlice({
    name,
    initialState: (): LiveList<Row> => initialState,
    reducers: {
      fetched: (_state, { payload }: PayloadAction<readonly Row[]>): LiveList<Row> => ({
        status: 'ready',
        rows: payload,
      }),
      failed: (state) => {
        state.status = 'failed';
      },
    },
  });
  /** Follows the list, until stopped. */
  const follow =
    (...args: Args): AppThunk<Stop> =>
    (dispatch, _getState, { data }) =>
      subscribe(data.lists, (lists) => watch(lists, ...args), {
        next: (rows) => dispatch(actions.fetched(rows)),
        error: () => dispatch(actions.failed()),
      });
  return { reducer, actions, follow };
}
