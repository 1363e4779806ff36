import { systemClock } from '../../engine/adapters/runtime/system-clock';
import type { FirebaseServices } from '../../engine/adapters/firebase-services';
import { createStoryteller } from '../../engine/turn/offline-storyteller';
import { countLike } from '../../functions/triggers/count-like';
import { duePages } from '../../functions/triggers/due-pages';
import { listsDue } from '../../engine/handlers/lists-due';
import { playPageTask } from '../../functions/triggers/play-page-task';
import { storyBegins } from '../../functions/triggers/story-begins';
import { createInstance } from '../../functions/instance';
import { favoriteKey } from '../../story/favorite-key';
import type { Measure } from './measure';
import { participant } from './seed-participants';

const PAGE_MS = 900_000;
const TRACE = '0'.repeat(32);

/** The work of the cloud functions, called directly: turns follow each other at once. */
export function engineActions(services: FirebaseServices, measure: Measure) {
  const storyteller = createStoryteller();
  const log = (): void => undefined;
  let later = 0;
  const queue = { add: () => Promise.resolve(true) };
  const { stories, likes, lists } = createInstance({
    services,
    ...{ queue, firstPageQueue: queue, admissionQueue: { wakeAt: () => Promise.resolve() } },
    // Without competing registrations every story begins at once.
    storiesPerHour: 9_000_000,
    clock: { ...systemClock, now: () => systemClock.now() + later },
    log,
    pace: { pageMs: PAGE_MS, turnMs: 0 },
    storyteller,
    preparing: storyteller,
    narratingMs: 0,
    likesRestMs: 0,
  });
  return {
    /** What follows a registration, so that the browser shows its story. */
    begin: (uid: string): Promise<void> => storyBegins(uid, TRACE, stories),
    playUnmeasured: (uid: string): Promise<void> =>
      playPageTask({ uid, dueAt: 0, trace: TRACE }, stories),
    /** Opens the story of an entry and plays its first two pages. */
    async play(uid: string): Promise<void> {
      await measure('beginning a story', () => storyBegins(uid, TRACE, stories));
      const task = { uid, dueAt: 0, trace: TRACE };
      await measure('playing a first page', () => playPageTask(task, stories));
      later += PAGE_MS;
      await measure('playing a page', () => playPageTask(task, stories));
    },
    async like(): Promise<void> {
      const key = favoriteKey({ docid: participant(50), chapter: 1, section: 8 });
      const uid = participant(51);
      await measure('counting a like', () => countLike({ uid, key }, likes));
    },
    async lists(): Promise<void> {
      await measure('ranking, each minute', () => listsDue(lists));
      await measure('looking for due pages, each minute', () => duePages(stories));
    },
  };
}
