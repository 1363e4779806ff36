import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../data/services';

/**
 * A thunk of a feature.
 * One that writes returns a promise and rejects with a `DataError` or an `AccountError`: its `code` says why it failed.
 * @typeParam State The slices that it reads: `WithSlice<typeof slice>`.
 */
export type AppThunk<Result, State = unknown> = ThunkAction<Result, State, Services, UnknownAction>;

/** What dispatches the thunks of a feature in its components. */
export type AppThunkDispatch<State = unknown> = ThunkDispatch<State, Services, UnknownAction>;
