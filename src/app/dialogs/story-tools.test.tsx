import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chapterOf, currentPath, openApp } from '../testing/open-app';

const BOOKMARK = { chapter: 2, section: 12, date: '2026-01-01T00:00:00.000Z' };

const passed = (title: string, summary: string) => {
  const stored = chapterOf(20, { title });
  return stored.ok ? { ...stored, chapter: { ...stored.chapter, summary } } : stored;
};

const CHAPTERS = [
  passed('霧の港', '島を渡った。'),
  passed('時計塔', '時計を直した。'),
  chapterOf(15, {
    title: '城下町',
    change: (n) => (n === 14 ? { turn: '半角のﾛｰﾌﾟを買う。' } : {}),
  }),
];

// What comes in chunks of its own is compiled here, once: a busy machine takes its time for that.
beforeAll(async () => {
  await Promise.all([
    import('./WaysBack'),
    import('./StoryMenu'),
    import('./TurnTools'),
    import('./RecapPanel'),
    import('./SearchPanel'),
    import('./ExportPanel'),
  ]);
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

function read(path: string, bookmark = BOOKMARK) {
  const app = openApp(path, { remembered: { bookmarks: JSON.stringify({ abc: bookmark }) } });
  act(() => app.data.story('abc').emit({ onamae: '灯里', chapters: CHAPTERS, updatedAt: '' }));
  const open = async (name: string) => {
    await app.user.click(await screen.findByRole('button', { name: '物語のメニュー' }));
    await app.user.click(await screen.findByRole('menuitem', { name }));
    return screen.findByRole('dialog', { name });
  };
  const closed = (name: string) =>
    waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  return { ...app, open, closed };
}

describe('これまでのあらすじ', () => {
  it('is offered to whoever comes back, tells nothing from the bookmark on, and leads there', async () => {
    const { user, closed } = read('abc');
    await user.click(await screen.findByRole('button', { name: 'これまでのあらすじ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'これまでのあらすじ' }));
    expect(dialog.getByText('島を渡った。')).toBeVisible();
    expect(dialog.getByText('第11節の本文。')).toBeVisible();
    expect(dialog.queryByText('第12節の本文。')).toBeNull();
    expect(dialog.queryByText('時計を直した。')).toBeNull();
    expect(dialog.queryByText(/城下町/u)).toBeNull();
    await user.click(dialog.getByRole('link', { name: '第2章 第12節から読む' }));
    expect(currentPath()).toBe('/abc/2/2');
    await closed('これまでのあらすじ');
  });

  it('says at the beginning that nothing has happened yet', async () => {
    const { open } = read('abc', { ...BOOKMARK, chapter: 1, section: 1 });
    const dialog = within(await open('これまでのあらすじ'));
    expect(dialog.getByText(/まだ物語のはじまりです/u)).toBeVisible();
  });

  it('gives the focus back to the menu', async () => {
    const { open, closed, user } = read('abc');
    await open('これまでのあらすじ');
    await user.keyboard('{Escape}');
    await closed('これまでのあらすじ');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '物語のメニュー' })).toHaveFocus(),
    );
  });
});

describe('the menu', () => {
  it('has its keys to itself: none of them turns a page behind it', async () => {
    const { user } = read('abc/1/1');
    await user.click(await screen.findByRole('button', { name: '物語のメニュー' }));
    expect(await screen.findByRole('menuitem', { name: 'これまでのあらすじ' })).toHaveFocus();
    await user.keyboard('{ArrowRight}]');
    expect(currentPath()).toBe('/abc/1/1');
    await user.keyboard('{Escape}');
    const button = screen.getByRole('button', { name: '物語のメニュー' });
    await waitFor(() => expect(button).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(currentPath()).toBe('/abc/1/2');
  });
});

describe('searching', () => {
  it('keeps to what was read, unless more is asked for', async () => {
    const { open, user } = read('abc');
    const dialog = within(await open('物語の中を探す'));
    expect(dialog.getByRole('combobox')).toHaveFocus();
    await user.keyboard('ろーぷ');
    expect(await dialog.findByText(/第2章 第12節まで\s見つかりませんでした。/u)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'まだ読んでいない節も探す' }));
    const option = await dialog.findByRole('option', { name: /第3章 第14節/u });
    expect(within(option).getByText('ﾛｰﾌﾟ').tagName).toBe('MARK');
  });

  it('knows how far a story was read, though the bookmark has gone back', async () => {
    const { open, user, store } = read('abc');
    await screen.findByRole('button', { name: '物語のメニュー' });
    const back = { chapter: 1, section: 2, date: '2026-01-02T00:00:00.000Z' };
    act(() => void store.dispatch({ type: 'reader/bookmarksMerged', payload: { abc: back } }));
    const dialog = within(await open('物語の中を探す'));
    await user.keyboard('第12節');
    expect(await dialog.findByText(/2節に見つかりました/u)).toBeVisible();
  });

  it('is led by the arrow keys and Enter to the section, whose heading gets the focus', async () => {
    const { open, closed, user } = read('abc');
    const dialog = within(await open('物語の中を探す'));
    await user.keyboard('第11節');
    expect(await dialog.findAllByRole('option')).toHaveLength(2);
    const field = dialog.getByRole('combobox');
    await user.keyboard('{ArrowDown}');
    const chosen = dialog.getAllByRole('option')[1];
    expect(field).toHaveAttribute('aria-activedescendant', chosen?.id);
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(currentPath()).toBe('/abc/2/2');
    await closed('物語の中を探す');
    await waitFor(() => expect(screen.getByRole('heading', { name: '第11節' })).toHaveFocus());
  });

  it('shows more than a few when that is asked for', async () => {
    const { open, user } = read('abc', { ...BOOKMARK, chapter: 3, section: 15 });
    const dialog = within(await open('物語の中を探す'));
    await user.keyboard('本文');
    expect(await dialog.findAllByRole('option')).toHaveLength(50);
    await user.click(dialog.getByRole('button', { name: 'つづきを見る（あと4節）' }));
    expect(dialog.getAllByRole('option')).toHaveLength(54);
  });
});

describe('export', () => {
  it('saves a file that says what is in it', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = vi.fn((file: Blob) => {
      files.push(file);
      return 'blob:file';
    });
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const { open, user } = read('abc');
    const dialog = within(await open('物語を書き出す'));
    await user.click(dialog.getByRole('radio', { name: /^テキスト/u }));
    expect(dialog.queryByRole('button', { name: '縦書き' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'ファイルに保存' }));
    expect(
      await screen.findByText(/「灯里の物語_全55節_2026-01-01.txt」を保存しました。/u),
    ).toBeVisible();
    expect(click).toHaveBeenCalledOnce();
    expect(await files[0]?.text()).toContain('第3章　城下町');
  });
});
