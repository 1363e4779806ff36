import { createListenerMiddleware, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { adventureFetched } from '../../features/adventure/adventure-slice';
import { countSections } from '../../features/adventure/select-adventure';
import {
  registered,
  waitingEnded,
  type RegistrationState,
} from '../../features/registration/registration-slice';
import { entryFetched, type UserState } from '../../features/user/user-slice';

interface ListenedState {
  readonly user: UserState;
  readonly registration: RegistrationState;
}

/** Where features meet: what happens in one and matters to another. */
export function createListeners(): Middleware {
  const listeners = createListenerMiddleware<ListenedState>();

  // The first section of one's own story ends the waiting, whether or not the list of participants was quicker.
  listeners.startListening({
    actionCreator: adventureFetched,
    effect: ({ payload }, api) => {
      const { user, registration } = api.getState();
      const isOwn = payload.docid === user.uid;
      if (registration.phase === 'waiting' && isOwn && countSections(payload.chapters) > 0) {
        api.dispatch(waitingEnded());
      }
    },
  });

  // The same where the story was there before the registration was confirmed.
  listeners.startListening({
    matcher: isAnyOf(registered, entryFetched),
    effect: (_action, api) => {
      const { user, registration } = api.getState();
      if (registration.phase === 'waiting' && user.clause > 0) api.dispatch(waitingEnded());
    },
  });

  return listeners.middleware;
}
