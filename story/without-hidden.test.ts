import { expect, it } from 'vitest';
import type { StoredChapter } from './adventure-document';
import { hiddenSections, isHiddenTurn, withoutHidden } from './without-hidden';

const chapter: StoredChapter = {
  ok: true,
  chapter: {
    title: '題',
    summary: '',
    items: [],
    turn: ['三', '終'].map((turn) => ({
      role: 'user',
      date: '2026',
      turn,
      url: 'scene:field',
      sales: 3,
      unit: 1,
      continue: turn !== '終',
      ruby: [{ base: '灯', reading: 'ともり' }],
    })),
  },
};
const turnsOf = (stored: StoredChapter) => (stored.ok ? stored.chapter.turn : []);

it('lists the hidden sections of one chapter', () => {
  const hidden = { story: false, turns: { '2_1': true, '2_12': true, '12_3': true, '2_4': false } };
  expect([...hiddenSections(hidden, 2)]).toEqual([1, 12]);
  expect([...hiddenSections(hidden, 12)]).toEqual([3]);
  expect([...hiddenSections(hidden, 1)]).toEqual([]);
});

it('leaves other sections unchanged', () => {
  const [, second] = turnsOf(withoutHidden(chapter, new Set([1])));
  expect(second).toBe(turnsOf(chapter)[1]);
});

it('keeps only the number of a hidden section, and whether the story ends there', () => {
  const turns = turnsOf(withoutHidden(chapter, new Set([2])));
  expect(turns[1]).toEqual({
    role: 'model',
    date: '2026',
    turn: 'この節は、運営の判断で表示していません。',
    url: '',
    sales: 0,
    unit: 0,
    continue: false,
    hidden: true,
  });
  expect(turns.map(isHiddenTurn)).toEqual([false, true]);
});

it('leaves an unreadable chapter unchanged', () => {
  const broken = { ok: false, code: 'chunk-not-bytes' } as const;
  expect(withoutHidden(broken, new Set([1]))).toBe(broken);
});
