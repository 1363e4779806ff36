import type {} from '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newEntry, type Entry } from '../../../story/entry';
import { chapterOf, currentPath, openApp } from '../testing/open-app';

const entry = newEntry(
  { uid: 'uid-1', oid: 7, onamae: '灯里', firstWord: 'おはよう。' },
  new Date('2026-01-01T00:00:00Z'),
);
const story = (onamae: string) => ({ onamae, chapters: [chapterOf(2)], updatedAt: '' });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

/** Opens home as a participant who last chose the story of `browse`. */
async function openHome(browse: string, remembered: Parameters<typeof openApp>[1] = {}) {
  const app = openApp('', remembered);
  await expect.poll(() => app.data.entry.open()).toBe(1);
  const chosen: Entry = { ...entry, browse };
  act(() => app.data.entry.emit(chosen));
  act(() => app.data.story('uid-1').emit(story('灯里')));
  act(() => app.data.story('abc').emit(story('雪村')));
  await screen.findByRole('heading', { level: 1, name: '灯里の物語' });
  return app;
}

describe('home of a participant', () => {
  it('is the own story, also when another one was chosen, and leads to that one', async () => {
    const { user, device } = await openHome('abc');
    expect(screen.getByRole('button', { name: 'わたしの物語' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '前に読んでいた物語へ' }));
    expect(await screen.findByRole('heading', { level: 1, name: '雪村の物語' })).toBeVisible();
    expect(currentPath()).toBe('/abc/1/1');
    await user.click(screen.getByRole('button', { name: 'わたしの物語' }));
    expect(await screen.findByRole('heading', { level: 1, name: '灯里の物語' })).toBeVisible();
    // The next visit asks for it before the account is known.
    const browse = device.read('browse');
    cleanup();
    const { data } = openApp('', { remembered: { browse } });
    await expect.poll(() => data.story('uid-1').open()).toBe(1);
    expect(data.story('abc').open()).toBe(0);
  });

  it('leads nowhere else where nothing else was read', async () => {
    await openHome('uid-1');
    expect(screen.queryByRole('link', { name: '前に読んでいた物語へ' })).toBeNull();
  });
});

describe('the search for a member', () => {
  it('keeps what is typed, finds any part of a name, and has oneself first', async () => {
    const { data, user } = await openHome('abc');
    await user.click(screen.getByRole('button', { name: 'ほかの物語を読む' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ほかの物語を読む' }));
    const field = dialog.getByRole('combobox');
    const members = [
      { uid: 'abc', onamae: '雪村' },
      { uid: 'uid-1', onamae: '灯里' },
      { uid: 'def', onamae: '大雪' },
    ];
    act(() => data.members.emit(members));
    await user.click(field);
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect.poll(names).toEqual(['灯里（わたし）', '雪村', '大雪']);
    await user.clear(field);
    await user.type(field, '雪');
    act(() => data.members.emit(members.slice(2)));
    expect(field).toHaveValue('雪');
    expect(names()).toEqual(['雪村', '大雪']);
    await user.type(field, '{backspace}どこにもいない');
    expect(field).toHaveValue('どこにもいない');
    act(() => data.members.emit([]));
    expect(await screen.findByText('見つかりません')).toBeVisible();
    await user.clear(field);
    await user.type(field, '大');
    await user.click(screen.getByRole('option', { name: '大雪' }));
    expect(currentPath()).toBe('/def/1/1');
  });
});

describe('the ranking', () => {
  it('leads to stories, marks the own row, and says what the score is', async () => {
    const { data, user } = await openHome('uid-1');
    await user.click(screen.getByRole('button', { name: 'ランキング' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ランキング' }));
    const rows = [
      { uid: 'abc', onamae: '雪村', score: 1240 },
      { uid: 'uid-1', onamae: '灯里', score: 30 },
    ];
    act(() => data.ranking.emit(rows));
    expect(dialog.getByText(/^得点は、.*いいね.*の合計です。$/u)).toBeVisible();
    const own = dialog.getByRole('row', { name: '2 灯里（わたし） 30' });
    expect(own).toHaveAttribute('aria-current', 'true');
    expect(dialog.getByRole('row', { name: '1 雪村 1,240' })).not.toHaveAttribute('aria-current');
    await user.click(dialog.getByRole('link', { name: '雪村' }));
    expect(currentPath()).toBe('/abc/1/1');
    expect(await screen.findByRole('heading', { level: 1, name: '雪村の物語' })).toBeVisible();
  });
});

describe('a guest whose choice has no story', () => {
  it('finds a way out of home', async () => {
    const { data, user } = openApp('', { remembered: { browse: 'def' } });
    await expect.poll(() => data.entry.open()).toBe(1);
    act(() => data.entry.emit(null));
    act(() => data.story('def').emit({ onamae: '大雪', chapters: [], updatedAt: '' }));
    await user.click(await screen.findByRole('link', { name: 'ほかの物語へ' }));
    expect(currentPath()).toBe('/10353/1/1');
  });
});
