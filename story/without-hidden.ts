import type { StoredChapter } from './adventure-document';
import type { Hidden } from './hidden';
import type { Turn } from './turn';

/** The notice in place of a section that the operator has hidden. */
const HIDDEN_TURN = 'この節は、運営の判断で表示していません。';

const hidden = (turn: Turn): Turn => ({
  role: 'model',
  date: turn.date,
  turn: HIDDEN_TURN,
  url: '',
  sales: 0,
  unit: 0,
  continue: turn.continue,
  hidden: true,
});

/** Whether a turn is only the notice of a hidden section. */
export const isHiddenTurn = (turn: Turn): boolean => turn.hidden === true;

/** The public version of a chapter: the given sections are replaced with the notice and keep their numbers. */
export function withoutHidden(stored: StoredChapter, sections: ReadonlySet<number>): StoredChapter {
  if (!stored.ok) return stored;
  const turn = stored.chapter.turn.map((each, at) => (sections.has(at + 1) ? hidden(each) : each));
  return { ok: true, chapter: { ...stored.chapter, turn } };
}

/** The numbers of a chapter's sections that are hidden individually. */
export function hiddenSections({ turns }: Hidden, chapter: number): ReadonlySet<number> {
  const keys = Object.keys(turns).filter((key) => turns[key] && key.startsWith(`${chapter}_`));
  return new Set(keys.map((key) => Number(key.slice(`${chapter}_`.length))));
}
