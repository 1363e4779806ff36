import type { OfflineDocument } from '../preloaded-story';
import type { OfflineStore } from '../offline-store';

/** A story's documents as they are when they are written; null for a story that is hidden. */
type Documents = (() => readonly OfflineDocument[]) | null;

/**
 * Puts a story on the shelf, one time after another: while one is being written only the newest of what follows waits. A
 * hidden story leaves the shelf.
 */
export function createOfflineWriter(
  docid: string,
  shelf: OfflineStore,
): (documents: Documents) => void {
  let waiting: { readonly documents: Documents } | null = null;
  let isWriting = false;
  const write = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting !== null) {
      const { documents }: { readonly documents: Documents } = waiting;
      waiting = null;
      if (documents === null) await shelf.remove(docid);
      else await shelf.keep(docid, JSON.stringify({ docid, documents: documents() }));
    }
    isWriting = false;
  };
  return (documents) => {
    waiting = { documents };
    void write();
  };
}
