import type { Hidden } from '../../../story/hidden';
import type { KeptDocument } from '../held-story';
import type { StoryShelf } from '../story-shelf';

/** Keeps one story on the shelf, with what is hidden of it. */
export interface Keeper {
  readonly keep: (documents: () => readonly KeptDocument[]) => void;
  readonly hide: (hidden: Hidden) => void;
}

/**
 * Puts a story on the shelf, one time after another: while one is being written only the newest of what follows waits. A
 * hidden story leaves the shelf.
 */
export function keeper(docid: string, shelf: StoryShelf): Keeper {
  let documents: (() => readonly KeptDocument[]) | null = null;
  let hidden: Hidden | undefined;
  let isDue = false;
  let isWriting = false;
  const write = async (): Promise<void> => {
    isDue = true;
    if (isWriting) return;
    isWriting = true;
    while (isDue) {
      isDue = false;
      if (hidden?.story === true) await shelf.remove(docid);
      else if (documents !== null) {
        await shelf.keep(docid, JSON.stringify({ docid, documents: documents(), hidden }));
      }
    }
    isWriting = false;
  };
  return {
    keep: (now) => {
      documents = now;
      void write();
    },
    hide: (now) => {
      hidden = now;
      void write();
    },
  };
}
