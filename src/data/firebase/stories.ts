import type { Firestore } from 'firebase/firestore';
import type { OfflineStore } from '../offline-store';
import type { PreloadedStory } from '../preloaded-story';
import type { Stories, StoredStory } from '../stories';
import { subscribe, type Lazy } from '../subscription';
import { createOfflineWriter } from './offline-writer';
import { once } from './once';

interface StoriesDeps {
  readonly firestore: Lazy<Firestore>;
  /** The story that the server put into the page. */
  readonly embedded: PreloadedStory | null;
  /** Stories that are kept for reading without a network. */
  readonly offlineStore: OfflineStore;
}

/** Stories as Firestore delivers them; one that is in the page or on the device is delivered before Firestore is loaded. */
export function createStories({ firestore, embedded, offlineStore }: StoriesDeps): Stories {
  const dropHidden = once(async () => {
    const [module, connected] = await Promise.all([import('./drop-hidden'), firestore()]);
    await module.dropHidden(connected, offlineStore);
  });
  // What stands in the page is newer than the stored copy, unless the page itself came from the device.
  const preloadedStory = async (docid: string): Promise<PreloadedStory | null> => {
    const json = await offlineStore.read(docid);
    const stored =
      json === '' ? null : (await import('../preloaded-story')).readPreloadedStory(json);
    const inPage = embedded?.docid === docid ? embedded : null;
    if (inPage?.isPart === true && stored !== null) return stored;
    return [inPage, stored].reduce((newer, one) =>
      (one?.story.updatedAt ?? '') > (newer?.story.updatedAt ?? '') ? one : newer,
    );
  };
  const storedStory = async (docid: string): Promise<StoredStory[]> => {
    const { readPreloadedStory } = await import('../preloaded-story');
    const story = readPreloadedStory(await offlineStore.read(docid));
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
          const preloaded = await preloadedStory(docid);
          if (preloaded !== null && !isStopped) listener.next(preloaded.story);
          const [module, connected] = await Promise.all([import('./watch-story'), firestore()]);
          void dropHidden();
          return { ...module, connected, preloaded };
        },
        ({ watchStory, connected, preloaded }) =>
          watchStory(connected, {
            docid,
            preloaded,
            store: createOfflineWriter(docid, offlineStore),
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
