import type { KeptDocument } from '../held-story';
import type { StoryShelf } from '../story-shelf';

/**
 * Puts a story's documents on the shelf, one time after another: while one is being written only the newest of those
 * that follow waits.
 */
export function keeper(
  docid: string,
  shelf: StoryShelf,
): (documents: Iterable<KeptDocument>) => void {
  let waiting: string | null = null;
  let isWriting = false;
  const write = async (): Promise<void> => {
    isWriting = true;
    while (waiting !== null) {
      const json = waiting;
      waiting = null;
      await shelf.keep(docid, json);
    }
    isWriting = false;
  };
  return (documents) => {
    waiting = JSON.stringify({ docid, documents: [...documents] });
    if (!isWriting) void write();
  };
}
