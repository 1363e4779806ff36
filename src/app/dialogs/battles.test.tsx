import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredChapter } from '../../../story/adventure-document';
import { battleOf } from '../../../story/testing/battle';
import type { PackedChapter } from '../../data/stories';
import { lists } from '../../messages/lists';
import { chapterOf, currentPath, openApp } from '../testing/open-app';

const TITLE = '勝負の記録';

/** Chapters with a fight in each of these sections. */
const chapterWith = (title: string, ...fights: number[]): StoredChapter =>
  chapterOf(20, {
    title,
    change: (n) =>
      fights.includes(n)
        ? { battle: battleOf({ 対戦結果: `${title}の第${n}節で決着した。` }) }
        : {},
  });

const CHAPTERS = [
  chapterWith('港', 4),
  chapterWith('島', 2, 12, 13),
  chapterWith('城', 1),
] as const;

// What comes in chunks of its own is compiled here, once: a busy machine takes its time for that.
beforeAll(async () => {
  await Promise.all([import('./StoryMenu'), import('./TurnTools'), import('./BattlesPanel')]);
});
beforeEach(() => {
  // jsdom has no layout, so nothing can be scrolled to.
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
  // All sections are below the eye: the bookmark stays where a test puts it, however long the test takes.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10_000));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(
  chapter: number,
  section: number,
  chapters: readonly (StoredChapter | PackedChapter)[] = CHAPTERS,
) {
  const bookmark = { chapter, section, date: '2026-01-01T00:00:00.000Z' };
  const app = openApp('abc', { remembered: { bookmarks: JSON.stringify({ abc: bookmark }) } });
  act(() => app.data.story('abc').emit({ onamae: '灯里', chapters, updatedAt: '' }));
  await app.user.click(await screen.findByRole('button', { name: '物語のメニュー' }));
  await app.user.click(await screen.findByRole('menuitem', { name: TITLE }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: TITLE })) };
}

describe('勝負の記録', () => {
  it('lists the fights up to where somebody reads, the newest first, and nothing beyond', async () => {
    const { dialog } = await open(2, 12);
    expect(await dialog.findByText('第2章 第12節までの勝負')).toBeVisible();
    const links = () =>
      dialog.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
    await expect.poll(links).toEqual(['第2章 第12節', '第2章 第2節', '第1章 第4節']);
    expect(dialog.queryByText(/城|第13節/u)).toBeNull();
  });

  it('tells of each when and where it was, who fought, who won with what words, and how it ended', async () => {
    const { dialog } = await open(1, 4);
    const row = within(await dialog.findByRole('listitem'));
    expect(row.getByText('三日目・昼')).toBeVisible();
    expect(row.getByText('旗の広場にて')).toBeVisible();
    expect(row.getByText('灯里 対 サネ')).toBeVisible();
    expect(row.getByText('勝者').parentElement).toHaveTextContent('勝者サネ「決まり！」');
    expect(row.getByText('港の第4節で決着した。')).toBeVisible();
    expect(await row.findByRole('img', { name: '第1章 第4節の挿絵' })).toBeVisible();
  });

  it('leads to the section', async () => {
    const { dialog, user } = await open(2, 12);
    await user.click(await dialog.findByRole('link', { name: '第2章 第12節' }));
    expect(currentPath()).toBe('/abc/2/2');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  });

  it('has nothing where nobody has fought yet', async () => {
    const { dialog } = await open(1, 3);
    expect(await dialog.findByText('なにもない…')).toBeVisible();
    expect(dialog.queryByRole('list')).toBeNull();
  });

  it('says which chapter cannot be read, and shows the others', async () => {
    const broken: StoredChapter = { ok: false, code: 'chunk-not-inflatable' };
    const { dialog } = await open(3, 1, [CHAPTERS[0], broken, CHAPTERS[2]]);
    expect(await dialog.findByText('第2章は読み込めませんでした。')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });

  it('waits for chapters that are on their way, and says so where nobody brings them', async () => {
    const coming: PackedChapter = {
      listed: { ok: true, title: '港', summary: '', sections: 20, isComing: true },
      unpack: () => ({ ok: false, code: 'chunk-not-loaded' }),
    };
    const { data, dialog } = await open(2, 12, [coming, CHAPTERS[1], CHAPTERS[2]]);
    expect(await dialog.findByText('第2章 第12節')).toBeVisible();
    expect(dialog.getByText('読み込み中…')).toBeVisible();
    act(() => data.story('abc').fail('offline'));
    expect(await dialog.findByText(lists.failed)).toBeVisible();
    act(() => data.story('abc').emit({ onamae: '灯里', chapters: CHAPTERS, updatedAt: '' }));
    expect(await dialog.findByText('第1章 第4節')).toBeVisible();
    expect(dialog.queryByText(lists.failed)).toBeNull();
  });
});
