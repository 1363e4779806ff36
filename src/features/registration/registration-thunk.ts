import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../../data/services';
import type { RegistrationState } from './registration-slice';

export interface StateWithRegistration {
  readonly registration: RegistrationState;
}

export type RegistrationThunk<Result> = ThunkAction<
  Result,
  StateWithRegistration,
  Services,
  UnknownAction
>;
