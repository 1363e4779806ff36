import type { StoredChapter } from './adventure-document';
import type { Hidden } from './hidden';
import type { Turn } from './turn';

/** Stands for a section that the operator has hidden. */
const HIDDEN_TURN = 'この節は、運営の判断で表示していません。';

const hidden = (turn: Turn): Turn => ({
  role: 'model',
  date: turn.date,
  turn: HIDDEN_TURN,
  url: '',
  sales: 0,
  unit: 0,
  continue: turn.continue,
});

/** Whether only the notice of a hidden section is left of a turn. */
export const isHiddenTurn = (turn: Turn): boolean => turn.turn === HIDDEN_TURN;

/** A story as everybody may see it: hidden sections keep their numbers and nothing else. */
export function withoutHidden(
  chapters: readonly StoredChapter[],
  { story, turns }: Hidden,
): readonly StoredChapter[] {
  if (story) return [];
  const keys = new Set(Object.keys(turns).filter((key) => turns[key]));
  if (keys.size === 0) return chapters;
  return chapters.map((stored, index) => {
    const isUntouched = ![...keys].some((key) => key.startsWith(`${index + 1}_`));
    if (!stored.ok || isUntouched) return stored;
    const turn = stored.chapter.turn.map((each, at) =>
      keys.has(`${index + 1}_${at + 1}`) ? hidden(each) : each,
    );
    return { ok: true, chapter: { ...stored.chapter, turn } };
  });
}
