import type { StoredChapter } from '../../story/adventure-document';
import type { ListedChapter } from '../../story/listed-chapter';
import type { PackedChapter } from './stories';
import type { Stop } from './subscription';

/** Chapters that stay unpacked, those on screen included. */
const UNPACKED = 4;

const NOT_LOADED: StoredChapter = { ok: false, code: 'chunk-not-loaded' };

/**
 * The words of the open story. The store holds only the list of its chapters: a chapter is unpacked when it is read, and the
 * least recently read one is dropped, unless it is subscribed to.
 */
export interface ChapterCache {
  /** Takes in the chapters of the open story. The same list is returned as long as they are the same chapters. */
  readonly open: (chapters: readonly PackedChapter[]) => readonly ListedChapter[];
  /** The same object as long as the chapter is unpacked; `chunk-not-loaded` for a chapter of no open story. */
  readonly read: (listed: ListedChapter) => StoredChapter;
  /** Keeps a chapter unpacked until stopped; `onChange` is called when other chapters have been opened. */
  readonly subscribe: (listed: ListedChapter | undefined, onChange: () => void) => Stop;
}

/** The same objects for the turns that are the same as in the chapter's version before, so that they are not rendered again. */
function withSameTurns(stored: StoredChapter, before: StoredChapter | undefined): StoredChapter {
  if (!stored.ok || before?.ok !== true) return stored;
  const turn = stored.chapter.turn.map((one, index) => {
    const known = before.chapter.turn[index];
    return known !== undefined && JSON.stringify(known) === JSON.stringify(one) ? known : one;
  });
  return { ...stored, chapter: { ...stored.chapter, turn } };
}

export function createChapterCache(): ChapterCache {
  let packed = new Map<ListedChapter, PackedChapter['unpack']>();
  let list: readonly ListedChapter[] = [];
  const unpacked = new Map<ListedChapter, StoredChapter>();
  /** Chapters that have a newer version, by that, until it is unpacked. */
  let versionBefore = new Map<ListedChapter, StoredChapter>();
  const subscriptions = new Set<readonly [ListedChapter | undefined, () => void]>();

  const drop = (): void => {
    const inUse = new Set([...subscriptions].map(([listed]) => listed));
    for (const oldest of unpacked.keys()) {
      if (unpacked.size <= UNPACKED) return;
      if (!inUse.has(oldest)) unpacked.delete(oldest);
    }
  };
  return {
    open: (chapters) => {
      const isSame =
        chapters.length === list.length &&
        chapters.every(({ listed }, index) => listed === list[index]);
      if (isSame) return list;
      packed = new Map(chapters.map(({ listed, unpack }) => [listed, unpack]));
      const older = new Map<ListedChapter, StoredChapter>();
      for (const [index, { listed }] of chapters.entries()) {
        const replaced = list[index];
        if (replaced === undefined || replaced === listed) continue;
        const before = unpacked.get(replaced) ?? versionBefore.get(replaced);
        if (before !== undefined) older.set(listed, before);
      }
      versionBefore = older;
      list = [...packed.keys()];
      for (const [, onChange] of subscriptions) onChange();
      return list;
    },
    read: (listed) => {
      if (!listed.ok) return listed;
      const known = unpacked.get(listed);
      const fresh = known ?? packed.get(listed)?.();
      if (fresh === undefined) return NOT_LOADED;
      const stored = known ?? withSameTurns(fresh, versionBefore.get(listed));
      versionBefore.delete(listed);
      // Deleted and set again: a map lists its entries in the order in which they were set.
      unpacked.delete(listed);
      unpacked.set(listed, stored);
      if (known === undefined) drop();
      return stored;
    },
    subscribe: (listed, onChange) => {
      const subscription = [listed, onChange] as const;
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
  };
}
