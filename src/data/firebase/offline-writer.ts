import type { OfflineDocument } from '../preloaded-story';
import type { OfflineStore } from '../offline-store';

/** A story's documents as they are when they are written; null for a story that is hidden. */
type Documents = (() => readonly OfflineDocument[]) | null;

/**
 * Writes a story to the offline store, one version at a time: while one is being written, and until the pause after it has
 * ended, only the newest of those that follow waits. A hidden story is removed at once.
 * @param pause Ends when the next version may be written; a story that is being played has one every three seconds.
 */
export function createOfflineWriter(
  docid: string,
  store: OfflineStore,
  pause: () => Promise<void>,
): (documents: Documents) => void {
  let waiting: { readonly documents: Documents } | null = null;
  let isWriting = false;
  let interrupt = (): void => undefined;
  const interrupted = () =>
    new Promise<void>((resolve) => {
      interrupt = resolve;
    });
  const write = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting !== null) {
      const { documents }: { readonly documents: Documents } = waiting;
      waiting = null;
      if (documents === null) await store.remove(docid);
      else {
        await store.keep(docid, JSON.stringify({ docid, documents: documents() }));
        await Promise.race([pause(), interrupted()]);
      }
    }
    isWriting = false;
  };
  return (documents) => {
    waiting = { documents };
    if (documents === null) interrupt();
    void write();
  };
}
