import { isGuestName } from '../../../story/guest';
import type { UserState } from './user-slice';

export interface StateWithUser {
  readonly user: UserState;
}

export const selectUser = ({ user }: StateWithUser): UserState => user;

/** Nobody is registered here, as far as is known yet. */
export const selectIsGuest = ({ user }: StateWithUser): boolean => isGuestName(user.userName);

/** It is certain that nobody is registered here: the look-up is over. */
export const selectIsKnownGuest = ({ user }: StateWithUser): boolean =>
  !user.progress && isGuestName(user.userName);
