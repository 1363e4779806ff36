import type {} from '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { withoutHidden } from '../../../story/without-hidden';
import { chapterOf, openApp } from '../testing/open-app';

const NOTICE = 'この節は、運営の判断で表示していません。';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

async function open() {
  const app = openApp('abc');
  await expect.poll(() => app.data.story('abc').open()).toBe(1);
  act(() => app.data.entry.emit(null));
  act(() => app.data.story('abc').emit({ onamae: '空', chapters: [chapterOf(3)], updatedAt: '' }));
  return app;
}

it('a section that is hidden while it is read keeps its number, and comes back', async () => {
  const { data } = await open();
  expect(await screen.findByText('第2節の本文。')).toBeVisible();
  const tell = (sections: number, hidden: readonly number[]) =>
    act(() => {
      const chapters = [withoutHidden(chapterOf(sections), new Set(hidden))];
      data.story('abc').emit({ onamae: '空', chapters, updatedAt: '' });
    });
  tell(3, [2]);
  const hidden = screen.getByRole('article', { name: '第2節' });
  expect(hidden).toHaveTextContent(NOTICE);
  expect(screen.queryByText('第2節の本文。')).toBeNull();
  expect(within(hidden).queryByRole('button')).toBeNull();
  expect(screen.getByText('第3節の本文。')).toBeVisible();
  tell(4, [2]);
  expect(screen.getByText('第4節の本文。')).toBeVisible();
  expect(screen.queryByText('第2節の本文。')).toBeNull();
  tell(4, []);
  expect(screen.getByText('第2節の本文。')).toBeVisible();
});

it('a story that is hidden gives way to a sentence', async () => {
  const { data } = await open();
  expect(await screen.findByText('第1節の本文。')).toBeVisible();
  const nothing = { onamae: '', chapters: [], updatedAt: '' };
  act(() => data.story('abc').emit({ ...nothing, isHidden: true }));
  expect(screen.getByText('この物語は、運営の判断で表示していません。')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByText('空の物語')).toBeNull();
  expect(screen.getByRole('link', { name: 'ホームへもどる' })).toBeVisible();
  act(() => data.story('abc').emit({ onamae: '空', chapters: [chapterOf(3)], updatedAt: '' }));
  expect(screen.getByText('第1節の本文。')).toBeVisible();
});
