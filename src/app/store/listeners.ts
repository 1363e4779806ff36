import { createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import { adventureFetched } from '../../features/adventure/adventure-slice';
import { countSections } from '../../features/adventure/select-adventure';
import {
  registered,
  storyBegan,
  waitingEnded,
  type RegistrationState,
} from '../../features/registration/registration-slice';
import type { UserState } from '../../features/user/user-slice';

/** How long the waiting is shown at least. */
const READABLE_MS = 700;

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
        api.dispatch(storyBegan());
      }
    },
  });

  // The waiting ends with the beginning of the story, yet lasts long enough to be read: a flash would only startle.
  listeners.startListening({
    actionCreator: registered,
    effect: async (_action, api) => {
      await api.delay(READABLE_MS);
      const isOver = (_any: unknown, { registration }: ListenedState): boolean =>
        registration.hasBegun || registration.phase !== 'waiting';
      if (!isOver(null, api.getState())) await api.condition(isOver);
      api.dispatch(waitingEnded());
    },
  });

  return listeners.middleware;
}
