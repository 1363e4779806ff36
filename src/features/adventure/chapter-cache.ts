import type { StoredChapter } from '../../../story/adventure-document';
import type { ListedChapter } from '../../../story/listed-chapter';
import type { PackedChapter } from '../../data/stories';

/** Chapters that stay unpacked: the one that is read, the newest, and where somebody has just been. */
const UNPACKED = 4;

/** The words of the story that is open. Only its lists stand in the state: a chapter is unpacked when it is read. */
export interface ChapterCache {
  /** The same list as long as it is told of the same chapters. */
  readonly list: (chapters: readonly PackedChapter[]) => readonly ListedChapter[];
  /** The same chapter as long as it is kept unpacked. */
  readonly read: (listed: ListedChapter) => StoredChapter;
}

export function createChapterCache(): ChapterCache {
  const packed = new WeakMap<ListedChapter, PackedChapter['unpack']>();
  const unpacked = new Map<ListedChapter, StoredChapter>();
  let last: readonly ListedChapter[] = [];
  return {
    list: (chapters) => {
      for (const { listed, unpack } of chapters) packed.set(listed, unpack);
      const isSame =
        chapters.length === last.length &&
        chapters.every(({ listed }, index) => listed === last[index]);
      if (!isSame) last = chapters.map(({ listed }) => listed);
      return last;
    },
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
