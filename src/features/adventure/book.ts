import type { StoredChapter } from '../../../story/adventure-document';
import type { ListedChapter } from '../../../story/listed-chapter';
import type { PackedChapter } from '../../data/data';

/** Chapters that stay unpacked: the one that is read, the newest, and where somebody has just been. */
const UNPACKED = 4;

/** The words of the story that is open. Only its lists stand in the state: a chapter is unpacked when it is read. */
export interface Book {
  readonly list: (chapters: readonly PackedChapter[]) => readonly ListedChapter[];
  /** The same chapter as long as it is kept unpacked. */
  readonly read: (listed: ListedChapter) => StoredChapter;
}

export function createBook(): Book {
  const packed = new WeakMap<ListedChapter, PackedChapter['unpack']>();
  const unpacked = new Map<ListedChapter, StoredChapter>();
  return {
    list: (chapters) =>
      chapters.map(({ listed, unpack }) => {
        packed.set(listed, unpack);
        return listed;
      }),
    read: (listed) => {
      if (!listed.ok) return listed;
      const stored = unpacked.get(listed) ??
        packed.get(listed)?.() ?? { ok: false, code: 'chunk-not-loaded' };
      // Put anew, so that it stands behind those that were read before.
      unpacked.delete(listed);
      unpacked.set(listed, stored);
      for (const oldest of unpacked.keys()) {
        if (unpacked.size <= UNPACKED) break;
        unpacked.delete(oldest);
      }
      return stored;
    },
  };
}
