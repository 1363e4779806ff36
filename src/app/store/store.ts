import { configureStore } from '@reduxjs/toolkit';
import type { PreloadedStory } from '../../data/preloaded-story';
import type { Services } from '../../data/services';
import { adventureReducer, adventureRequested } from '../../features/adventure/adventure-slice';
import { openStory } from '../../features/adventure/follow-adventure';
import { connectionReducer } from '../../features/connection/connection-slice';
import { timerReducer } from '../../features/countdown/timer-slice';
import { favouritesReducer } from '../../features/favourites/favourites-slice';
import { rankingList } from '../../features/ranking/ranking-list';
import { readerReducer } from '../../features/reading-settings/reader-slice';
import { restoreReader } from '../../features/reading-settings/reader-thunks';
import { registrationReducer } from '../../features/registration/registration-slice';
import { restoreOffer } from '../../features/registration/offer-form';
import { timelineList } from '../../features/timeline/timeline-list';
import { restoreUser } from '../../features/user/follow-user';
import { membersList } from '../../features/user/members-list';
import { userReducer } from '../../features/user/user-slice';

/** The app's state over the world that it is given, with what this device remembers and the page brought along. */
export function createAppStore(services: Services, embedded: PreloadedStory | null = null) {
  const store = configureStore({
    reducer: {
      user: userReducer,
      registration: registrationReducer,
      adventure: adventureReducer,
      favourites: favouritesReducer,
      ranking: rankingList.reducer,
      timeline: timelineList.reducer,
      members: membersList.reducer,
      reader: readerReducer,
      timer: timerReducer,
      connection: connectionReducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
      }),
  });
  store.dispatch(restoreUser());
  store.dispatch(restoreReader());
  store.dispatch(restoreOffer());
  if (embedded !== null) {
    const { docid, story } = embedded;
    store.dispatch(adventureRequested(docid));
    store.dispatch(openStory(docid, story));
  }
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
