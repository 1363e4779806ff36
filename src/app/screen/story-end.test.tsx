import type {} from '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newEntry } from '../../../story/entry';
import { chapterOf, currentPath, openApp } from '../testing/open-app';

const begun = newEntry(
  { uid: 'uid-1', oid: 7, onamae: '灯里', firstWord: 'おはよう。' },
  new Date('2026-01-01T00:00:00Z'),
);
const entry = { ...begun, equipment: { ...begun.equipment, text: '左利き。' } };
const ending = (sections: number) =>
  chapterOf(sections, {
    change: (n) => ({
      sales: 100,
      continue: n < sections,
      ...(n === sections && { ending: { days: 9, promises: 5, kept: 3 } }),
    }),
  });

beforeEach(() => {
  // jsdom has no layout, so nothing can be scrolled to.
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

async function read(docid: string, chapters = [chapterOf(3), ending(12)]) {
  const app = openApp(`${docid}/2/2`);
  await expect.poll(() => app.data.story(docid).open()).toBe(1);
  act(() => app.data.story(docid).emit({ onamae: '灯里', chapters, updatedAt: '' }));
  return app;
}

describe('after the last section', () => {
  it('a story says what it came to, and leads on', async () => {
    const { data, user } = await read('abc');
    const end = within(await screen.findByRole('region', { name: '完結' }));
    expect(end.getByText('全2章・15節')).toBeVisible();
    expect(end.getByText('銀貨1,200枚')).toBeVisible();
    expect(end.getByText('9日')).toBeVisible();
    expect(end.getByText('5つのうち3つを守った')).toBeVisible();
    act(() => data.counts.emit({ abc_1_2E: 3, abc_2_11E: 5 }));
    expect(await end.findByRole('link', { name: '第2章 第11節（5）' })).toBeVisible();
    await expect.poll(() => data.timeline.open()).toBe(1);
    const cover = { camp: '景気', firstWord: '行こう。', theme: '', picture: '' } as const;
    const row = (onamae: string, url: string, isOver: boolean) => ({
      ...{ date: '2026-01-01', summary: '', url },
      cover: { ...cover, onamae, isOver },
    });
    act(() =>
      data.timeline.emit([
        row('灯里', 'abc/1/1/0', false),
        row('宗八', 'old/2/2/1', true),
        row('ハル', 'xyz/1/2/0', false),
      ]),
    );
    await user.click(end.getByRole('button', { name: '物語を書き出す' }));
    const dialog = await screen.findByRole('dialog', { name: '物語を書き出す' });
    await user.keyboard('{Escape}');
    await expect.poll(() => dialog.isConnected).toBe(false);
    await user.click(end.getByRole('link', { name: 'ハルの物語「行こう。」' }));
    expect(currentPath()).toBe('/xyz/1/1');
  });

  it('a story of an earlier version is silent about its days', async () => {
    await read('abc', [chapterOf(3), chapterOf(12, { change: (n) => ({ continue: n < 12 }) })]);
    const end = within(await screen.findByRole('region', { name: '完結' }));
    expect(end.queryByText('物語の日数')).toBeNull();
  });

  it('a story that goes on says nothing of an end', async () => {
    await read('abc', [chapterOf(3), chapterOf(12)]);
    expect(await screen.findByRole('article', { name: '第12節' })).toBeVisible();
    await screen.findByText(/^第2章 \d+／12$/u);
    expect(screen.queryByRole('region', { name: '完結' })).toBeNull();
  });

  it('one’s own settings and sheet offer nothing that would change it', async () => {
    const { data, user } = await read('uid-1');
    act(() => data.entry.emit(entry));
    await screen.findByRole('region', { name: '完結' });
    await user.click(screen.getByRole('button', { name: '設定' }));
    const settings = within(await screen.findByRole('dialog', { name: '設定' }));
    expect(await settings.findByText(/あなたの物語は完結しました。/u)).toBeVisible();
    expect(settings.queryByRole('radio')).toBeNull();
    expect(settings.getByRole('textbox', { name: '第一声' })).toBeVisible();
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'キャラシート' }));
    const sheet = within(await screen.findByRole('dialog', { name: /キャラシート$/u }));
    expect(await sheet.findByText(/あなたの物語は完結しました。/u)).toBeVisible();
    expect(sheet.queryByRole('combobox')).toBeNull();
    expect(sheet.queryByRole('group', { name: '取り扱う品の種類' })).toBeNull();
    expect(sheet.getByText('左利き。')).toBeVisible();
    expect(sheet.getByRole('radio', { name: '猫' })).toBeEnabled();
  });

  it('they offer nothing while another’s story is open, either', async () => {
    const { data, user } = await read('abc', [chapterOf(3), chapterOf(12)]);
    act(() => data.entry.emit(entry));
    await user.click(screen.getByRole('button', { name: '設定' }));
    const settings = within(await screen.findByRole('dialog', { name: '設定' }));
    expect(await settings.findByRole('radio', { name: /平和/u })).toBeEnabled();
    await expect.poll(() => data.story('uid-1').open()).toBe(1);
    act(() => data.story('uid-1').emit({ onamae: '灯里', chapters: [ending(12)], updatedAt: '' }));
    expect(settings.getByText(/あなたの物語は完結しました。/u)).toBeVisible();
    expect(settings.queryByRole('radio')).toBeNull();
    await user.keyboard('{Escape}');
    await expect.poll(() => data.story('uid-1').open()).toBe(0);
  });
});
