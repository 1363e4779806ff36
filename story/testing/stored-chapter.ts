import type { StoredChapter } from '../adventure-document';
import type { Chapter } from '../chapter';
import type { Turn } from '../turn';

/** A decoded chapter that is empty except for the given fields. */
export const storedChapter = (
  turns: readonly Partial<Turn>[],
  rest: Partial<Omit<Chapter, 'turn'>> = {},
): StoredChapter => ({
  ok: true,
  chapter: {
    title: '',
    summary: '',
    items: [],
    ...rest,
    turn: turns.map((turn) => ({
      role: 'model',
      date: '',
      turn: '',
      url: '',
      sales: 0,
      unit: 0,
      continue: true,
      ...turn,
    })),
  },
});
