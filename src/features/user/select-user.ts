import { isGuestName } from '../../../story/guest';
import { NO_UID, type UserState } from './user-slice';

export interface StateWithUser {
  readonly user: UserState;
}

export const selectUser = ({ user }: StateWithUser): UserState => user;

/** Nobody is registered here, as far as is known yet. */
export const selectIsGuest = ({ user }: StateWithUser): boolean => isGuestName(user.userName);

/** It is certain that nobody is registered here: the look-up is over. */
export const selectIsKnownGuest = ({ user }: StateWithUser): boolean =>
  !user.progress && isGuestName(user.userName);

/** Whether it is the reader's own story. */
export const selectIsOwn =
  (docid: string | null) =>
  (state: StateWithUser): boolean =>
    docid === state.user.uid && !selectIsGuest(state);

/** The uid of the account, a guest's too; null where nobody could be signed in. */
export const selectAccount = ({ user }: StateWithUser): string | null =>
  user.uid === NO_UID ? null : user.uid;
