import type { StoredChapter } from '../../../story/adventure-document';
import type { ListedChapter, ReadChapter } from '../../../story/listed-chapter';
import type { SectionRef } from '../../../story/section-ref';
import type { FoughtBattle } from './fought-battle';

export interface Battles {
  /** The newest first. */
  readonly fought: readonly FoughtBattle[];
  /** Chapters whose words are still on their way. */
  readonly coming: number;
  /** Numbers of chapters that can't be read. */
  readonly unreadable: readonly number[];
}

/** The fights of a chapter that were decided up to a place. */
function battlesOf(stored: StoredChapter, chapter: number, upTo: SectionRef): FoughtBattle[] {
  const turns = stored.ok ? stored.chapter.turn : [];
  const read = chapter < upTo.chapter ? turns : turns.slice(0, upTo.section);
  return read.flatMap(({ battle }, at) =>
    battle === undefined ? [] : [{ chapter, section: at + 1, battle }],
  );
}

/** The screen's turn: a long story is unpacked chapter by chapter. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Gathers the fights of a story as far as it has been read, and looks into nothing beyond.
 * @returns null where the signal ended it before.
 */
export async function collectBattles(
  story: readonly ListedChapter[],
  { read, upTo, signal }: { read: ReadChapter; upTo: SectionRef; signal: AbortSignal },
): Promise<Battles | null> {
  const fought: FoughtBattle[] = [];
  const unreadable: number[] = [];
  let coming = 0;
  for (const [index, listed] of story.slice(0, upTo.chapter).entries()) {
    const chapter = index + 1;
    const stored = read(listed);
    if (stored.ok) fought.push(...battlesOf(stored, chapter, upTo));
    else if (stored.code === 'chunk-not-loaded') coming += 1;
    else unreadable.push(chapter);
    await breathe();
    if (signal.aborted) return null;
  }
  return { fought: fought.reverse(), coming, unreadable };
}
