import type { OfflineDocument } from '../preloaded-story';
import type { OfflineStore } from '../offline-store';

/** A story's documents as they are when they are written; null for a story that is hidden. */
type Documents = (() => readonly OfflineDocument[]) | null;

/**
 * Writes a story to the offline store, one version at a time: while one is being written, only the newest of those that follow
 * waits. A hidden story is removed.
 */
export function createOfflineWriter(
  docid: string,
  store: OfflineStore,
): (documents: Documents) => void {
  let waiting: { readonly documents: Documents } | null = null;
  let isWriting = false;
  const write = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting !== null) {
      const { documents }: { readonly documents: Documents } = waiting;
      waiting = null;
      if (documents === null) await store.remove(docid);
      else await store.keep(docid, JSON.stringify({ docid, documents: documents() }));
    }
    isWriting = false;
  };
  return (documents) => {
    waiting = { documents };
    void write();
  };
}
