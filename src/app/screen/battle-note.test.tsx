import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BattleRecord } from '../../../story/battle-record';
import { battleOf } from '../../../story/testing/battle';
import { chapterOf, openApp } from '../testing/open-app';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

const sectionWith = async (battle: BattleRecord) => {
  const app = openApp('abc/1/1/0');
  const chapters = [chapterOf(1, { change: () => ({ role: 'user', battle }) })];
  act(() => app.data.story('abc').emit({ onamae: '灯里', chapters, updatedAt: '' }));
  return within(await screen.findByRole('article', { name: '第1節' }));
};

it('a section that decides a fight says who won, with what words, and how', async () => {
  const section = await sectionWith(battleOf({ 決め台詞: 'お怪我は、ありませんか' }));
  await section.findByText('勝者');
  const told = section.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(told).toEqual([
    '第1節の本文。',
    '勝者',
    'サネ「お怪我は、ありませんか」',
    '灯里は砂の上で完敗した。',
  ]);
});

it('one that nobody has won names who fought, and no winner', async () => {
  const section = await sectionWith(battleOf({ 対戦者３: 'コタ', 勝者: '', 決め台詞: '' }));
  expect(await section.findByText('勝負')).toBeVisible();
  expect(section.getByText('灯里 対 サネ・コタ')).toBeVisible();
  expect(section.queryByText(/勝者|決まり/u)).toBeNull();
});
