import { expect, it } from 'vitest';
import type { StoredChapter } from './adventure-document';
import { isHiddenTurn, withoutHidden } from './without-hidden';

const chapterOf = (...texts: readonly string[]): StoredChapter => ({
  ok: true,
  chapter: {
    title: '題',
    summary: '',
    items: [],
    turn: texts.map((turn) => ({
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
});
const story = [chapterOf('一', '二'), chapterOf('三', '終')];
const turnsOf = (chapter: StoredChapter | undefined) =>
  chapter?.ok === true ? chapter.chapter.turn : [];

it('leaves what is not hidden as it is', () => {
  expect(withoutHidden(story, { story: false, turns: {} })).toBe(story);
  const some = withoutHidden(story, { story: false, turns: { '2_1': true, '1_1': false } });
  expect(some[0]).toBe(story[0]);
  expect(turnsOf(some[1])[1]).toBe(turnsOf(story[1])[1]);
});

it('keeps of a hidden section its number alone, and that the story ends there', () => {
  const [, second] = withoutHidden(story, { story: false, turns: { '2_2': true } });
  const turn = turnsOf(second)[1];
  expect(turn).toEqual({
    role: 'model',
    date: '2026',
    turn: 'この節は、運営の判断で表示していません。',
    url: '',
    sales: 0,
    unit: 0,
    continue: false,
  });
  expect(turnsOf(second).map(isHiddenTurn)).toEqual([false, true]);
});

it('leaves nothing of a hidden story', () => {
  expect(withoutHidden(story, { story: true, turns: {} })).toEqual([]);
});
