import type { Firestore } from 'firebase/firestore';
import type { OfflineStore } from '../offline-store';
import type { PreloadedStory } from '../preloaded-story';
import type { Stories, StoredStory, Story } from '../stories';
import { subscribe, type Lazy } from '../subscription';
import { createOfflineWriter } from './offline-writer';
import { once } from './once';

interface StoriesDeps {
  readonly firestore: Lazy<Firestore>;
  /** The story that the server put into the page. */
  readonly embedded: PreloadedStory | null;
  /** Stories that are kept for reading without a network. */
  readonly offlineStore: OfflineStore;
  /** Requests a text of this site by its path. */
  readonly fetchText: (path: string) => Promise<string>;
  /** Ends when the device may be given the next copy of a story. */
  readonly pauseBetweenCopies: () => Promise<void>;
}

/** Stories as Firestore delivers them; one that is in the page or on the device is delivered before Firestore is loaded. */
export function createStories({
  firestore,
  embedded,
  offlineStore,
  fetchText,
  pauseBetweenCopies,
}: StoriesDeps): Stories {
  const dropHidden = once(async () => {
    const [module, connected] = await Promise.all([import('./drop-hidden'), firestore()]);
    await module.dropHidden(connected, offlineStore);
  });
  const storedOf = async (docid: string): Promise<PreloadedStory | null> => {
    const json = await offlineStore.read(docid);
    return json === '' ? null : (await import('../preloaded-story')).readPreloadedStory(json);
  };
  /** All documents of a story whose page has one; null where they have to be read from the database. */
  const completedStory = async (part: PreloadedStory): Promise<PreloadedStory | null> => {
    const { completed, readPreloadedStory } = await import('../preloaded-story');
    const stored = await storedOf(part.docid);
    if (stored !== null) return completed(part, stored);
    const rest = part.part?.rest ?? '';
    if (rest === '') return null;
    const whole = readPreloadedStory(await fetchText(rest).catch(() => ''));
    return whole === null || whole.docid !== part.docid ? null : completed(part, whole);
  };
  /** What is here of a story before the database has answered; what is delivered never falls behind the page. */
  const preloadedStory = async (
    docid: string,
    deliver: (story: Story) => void,
  ): Promise<PreloadedStory | null> => {
    const inPage = embedded?.docid === docid ? embedded : null;
    if (inPage !== null && inPage.part !== null) {
      const { covers } = await import('../preloaded-story');
      deliver(inPage.story);
      const all = await completedStory(inPage);
      if (all === null || covers(all.story, inPage.story)) deliver((all ?? inPage).story);
      return all ?? inPage;
    }
    // What stands in the page is newer than the stored copy, unless the page itself came from the device.
    const preloaded = [inPage, await storedOf(docid)].reduce((newer, one) =>
      (one?.story.updatedAt ?? '') > (newer?.story.updatedAt ?? '') ? one : newer,
    );
    if (preloaded !== null) deliver(preloaded.story);
    return preloaded;
  };
  const storedStory = async (docid: string): Promise<StoredStory[]> => {
    const story = await storedOf(docid);
    return story === null ? [] : [{ docid, onamae: story.story.onamae }];
  };
  return {
    stored: async () => {
      const docids = await offlineStore.docids();
      return (await Promise.all(docids.toReversed().map(storedStory))).flat();
    },
    watch: (docid) => (listener) => {
      let isStopped = false;
      const stop = subscribe(
        async () => {
          const [preloaded, module, connected] = await Promise.all([
            preloadedStory(docid, (story) => {
              if (!isStopped) listener.next(story);
            }),
            import('./watch-story'),
            firestore(),
          ]);
          void dropHidden();
          return { ...module, connected, preloaded };
        },
        ({ watchStory, connected, preloaded }) =>
          watchStory(connected, {
            docid,
            preloaded,
            store: createOfflineWriter(docid, offlineStore, pauseBetweenCopies),
          }),
        listener,
      );
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
