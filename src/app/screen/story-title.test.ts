import { expect, it } from 'vitest';
import { storyTitle } from './story-title';

const listed = (sections: number) => ({ ok: true, title: '霧', summary: '', sections }) as const;
const story = [listed(13), { ok: false, code: 'chunk-not-inflatable' } as const, listed(1)];

it.each([
  [{ chapter: 1, page: 1, turn: null }, 'トワの物語 第1章第1～10節「霧」 – 時の旅人'],
  [{ chapter: 1, page: 2, turn: null }, 'トワの物語 第1章第11～13節「霧」 – 時の旅人'],
  [{ chapter: 3, page: 1, turn: null }, 'トワの物語 第3章第1節「霧」 – 時の旅人'],
  [{ chapter: 1, page: 2, turn: 2 }, 'トワの物語 第1章第13節「霧」 – 時の旅人'],
  // It can't be read, but is there.
  [{ chapter: 2, page: 1, turn: null }, 'トワの物語 第2章 – 時の旅人'],
  [{ chapter: 1, page: 2, turn: 3 }, 'なにもない… – 時の旅人'],
  [{ chapter: 1, page: 3, turn: null }, 'なにもない… – 時の旅人'],
  [{ chapter: 99, page: 1, turn: null }, 'なにもない… – 時の旅人'],
])('%j is named %s', (place, title) => {
  expect(storyTitle('トワ', story, place)).toBe(title);
});

it('is the site as long as the story is on its way', () => {
  const place = { chapter: 1, page: 1, turn: null };
  expect(storyTitle('トワ', [], place)).toBe('時の旅人 – AIが遊ぶ冒険譚');
  expect(storyTitle('', story, place)).toBe('時の旅人 – AIが遊ぶ冒険譚');
});
