import type {} from '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredChapter } from '../../../story/adventure-document';
import type { PackedChapter } from '../../data/stories';
import { chapterOf, currentPath, openApp } from '../testing/open-app';

const coming = (title: string, sections: number, endsStory = false): PackedChapter => ({
  listed: { ok: true, title, summary: '', sections, isComing: true, endsStory },
  unpack: () => ({ ok: false, code: 'chunk-not-loaded' }),
});

const passed = (title: string, summary: string): StoredChapter => {
  const stored = chapterOf(12, { title });
  return stored.ok ? { ok: true, chapter: { ...stored.chapter, summary } } : stored;
};

const WHOLE = [
  passed('霧の港', '島を渡った。'),
  passed('時計塔', '時計を直した。'),
  chapterOf(15, { title: '城下町' }),
];
/** As it comes in the page of its second chapter. */
const PART = [coming('霧の港', 12), passed('時計塔', '時計を直した。'), coming('城下町', 15)];

// What comes in chunks of its own is compiled here, once: a busy machine takes its time for that.
beforeAll(async () => {
  await Promise.all([
    import('./ReadingTools'),
    import('../dialogs/StoryMenu'),
    import('../dialogs/TurnTools'),
    import('../dialogs/RecapPanel'),
    import('../dialogs/SearchPanel'),
    import('../dialogs/ExportPanel'),
  ]);
});
beforeEach(() => {
  // jsdom has no layout, so nothing can be scrolled to.
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

async function open(path: string, chapters: readonly (StoredChapter | PackedChapter)[]) {
  const app = openApp(path);
  await expect.poll(() => app.data.story('abc').open()).toBe(1);
  act(() => app.data.entry.emit(null));
  const tell = (told: readonly (StoredChapter | PackedChapter)[]) =>
    act(() => app.data.story('abc').emit({ onamae: '灯里', chapters: told, updatedAt: '' }));
  tell(chapters);
  const tool = async (name: string) => {
    await app.user.click(await screen.findByRole('button', { name: '物語のメニュー' }));
    await app.user.click(await screen.findByRole('menuitem', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };
  return { ...app, tell, tool };
}

describe('a story of which one chapter is here', () => {
  it('is called and counted as a whole', async () => {
    const { tell } = await open('abc/2', PART);
    expect(await screen.findByText('第3節の本文。')).toBeVisible();
    const seen = () => [
      screen.getAllByRole('tab').map(({ textContent }) => textContent),
      screen.getByText('全39節').textContent,
      screen.getByRole('link', { name: /最新/u }).getAttribute('href'),
    ];
    await screen.findAllByRole('tab');
    const before = seen();
    expect(before[0]).toEqual(['第1章 霧の港', '第2章 時計塔', '第3章 城下町']);
    expect(await screen.findByRole('log')).toBeEmptyDOMElement();
    tell(WHOLE);
    expect(seen()).toEqual(before);
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
  });

  it('is over where its page says so, before its end is here', async () => {
    const { tell } = await open('abc/2', [...PART.slice(0, 2), coming('城下町', 15, true)]);
    expect(await screen.findByText('完結')).toBeVisible();
    tell(WHOLE);
    expect(screen.queryByText('完結')).toBeNull();
  });

  it('shows of another that it is on its way, and then its words', async () => {
    const { user, tell } = await open('abc/2', PART);
    await user.click(await screen.findByRole('tab', { name: '第3章 城下町' }));
    expect(currentPath()).toBe('/abc/3/1');
    expect(screen.getByText('読み込み中…')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    tell(WHOLE);
    expect(screen.getByText('第10節の本文。')).toBeVisible();
    expect(screen.queryByText('読み込み中…')).toBeNull();
  });

  it('says of another what to do where nobody brings it', async () => {
    const { data, user, tell } = await open('abc/2', PART);
    act(() => data.story('abc').fail('offline'));
    expect(screen.getByText('第3節の本文。')).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: '第1章 霧の港' }));
    expect(screen.getByText('物語を読み込めませんでした。')).toBeVisible();
    expect(screen.getByRole('button', { name: 'もう一度ためす' })).toBeVisible();
    tell(WHOLE);
    expect(screen.getByText('第1節の本文。')).toBeVisible();
  });

  it('is searched to its end when that is here', async () => {
    const { user, tell, tool } = await open('abc/2', PART);
    const dialog = await tool('物語の中を探す');
    await user.click(dialog.getByRole('checkbox', { name: 'まだ読んでいない節も探す' }));
    await user.type(dialog.getByRole('combobox'), '第12節');
    expect(await dialog.findAllByRole('option')).toHaveLength(1);
    expect(dialog.getByText(/探しています…/u)).toBeVisible();
    tell(WHOLE);
    expect(await dialog.findByText(/3節に見つかりました/u)).toBeVisible();
  });

  it('is written to a file when all of it is here, and else not at all', async () => {
    const { data, user, tell, tool } = await open('abc/2', PART);
    const dialog = await tool('物語を書き出す');
    expect(dialog.getByRole('button', { name: '読み込み中…' })).toBeDisabled();
    act(() => data.story('abc').fail('offline'));
    await user.click(dialog.getByRole('button', { name: 'ファイルに保存' }));
    expect(await dialog.findByText(/ファイルを作れませんでした。/u)).toBeVisible();
    tell(PART);
    expect(dialog.getByRole('button', { name: '読み込み中…' })).toBeDisabled();
    tell(WHOLE);
    expect(dialog.getByRole('button', { name: 'ファイルに保存' })).toBeEnabled();
  });

  it('is told so far when the chapters before are here', async () => {
    const { tell, tool } = await open('abc/2', PART);
    const dialog = await tool('これまでのあらすじ');
    expect(dialog.getByRole('status')).toHaveTextContent('読み込み中…');
    expect(dialog.queryByText(/まだ物語のはじまりです/u)).toBeNull();
    tell([WHOLE[0] ?? coming('', 0), ...PART.slice(1)]);
    expect(dialog.getByText('島を渡った。')).toBeVisible();
    expect(dialog.queryByText('読み込み中…')).toBeNull();
  });
});

it.each(['abc/1', 'abc/1/2'])(
  'a chapter that is called but cannot be read says so at %s',
  async (path) => {
    const broken: PackedChapter = {
      listed: { ok: true, title: '霧の港', summary: '', sections: 12 },
      unpack: () => ({ ok: false, code: 'chunk-not-inflatable' }),
    };
    await open(path, [broken, chapterOf(2)]);
    expect(await screen.findByRole('tab', { name: '第1章 霧の港' })).toBeVisible();
    expect(screen.getByText('この章は読み込めませんでした。ほかの章は読めます。')).toBeVisible();
  },
);
