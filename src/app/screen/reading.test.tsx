import type {} from '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ToldStory } from '../../data/testing/scripted-data';
import { chapterOf, currentPath, openApp, settled } from '../testing/open-app';

const story = (changes: Partial<ToldStory> = {}): ToldStory => ({
  onamae: '灯里',
  chapters: [chapterOf(34, { title: '霧の港' }), chapterOf(12, { title: '時計塔' })],
  updatedAt: '',
  ...changes,
});

const section = (number: number) => screen.findByRole('article', { name: `第${number}節` });
const numbers = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

beforeEach(() => {
  // jsdom has no layout, so nothing can be scrolled to.
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

const shareSection = async (user: ReturnType<typeof openApp>['user'], number: number) => {
  await user.click(await screen.findByLabelText(`第${number}節のメニュー`));
  await user.click(await screen.findByText('共有'));
};

async function read(path: string, changes?: Partial<ToldStory>) {
  const app = openApp(path);
  await settled(() => app.data.story('abc').emit(story(changes)));
  return app;
}

describe('reading', () => {
  it('shows chapters, ten sections a page, and keeps the address in step', async () => {
    const { user } = await read('abc');
    expect(await screen.findByRole('heading', { name: '灯里の物語' })).toBeVisible();
    expect(screen.getByText('全46節')).toBeVisible();
    expect(numbers()).toEqual(Array.from({ length: 10 }, (_, index) => `第${index + 1}節`));
    await user.click(screen.getByRole('button', { name: '4ページ目' }));
    expect(currentPath()).toBe('/abc/1/4');
    expect(numbers()).toEqual(['第31節', '第32節', '第33節', '第34節']);
    await user.click(await screen.findByRole('tab', { name: '第2章 時計塔' }));
    expect(currentPath()).toBe('/abc/2/1');
    expect(screen.getByRole('tab', { name: '第2章 時計塔' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    act(() => window.history.back());
    expect(await section(31)).toBeVisible();
  });

  it('shows a single turn, and leads from there to the whole story', async () => {
    const { user } = await read('abc/1/2/3');
    expect(numbers()).toEqual(['第14節']);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('button', { name: '設定' })).toBeDisabled();
    await user.click(await screen.findByRole('link', { name: 'ここから物語を読む' }));
    expect(currentPath()).toBe('/abc/1/2');
    expect(numbers()).toHaveLength(10);
  });

  it.each([
    'abc/3',
    'abc/1/5',
    'abc/1/4/4',
    'abc/0',
    'abc/1/x',
    'abc/1/1/10',
    'abc/1/1/1/1',
    'a.b',
  ])('finds nothing at %s, and leads back', async (path) => {
    const { user } = await read(path);
    expect(screen.getByText('なにもない…')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'ホームへもどる' }));
    expect(currentPath()).toMatch(/^\/?$/u);
  });

  it('is loading until it knows better', async () => {
    const { data } = openApp('abc/9');
    expect(screen.getAllByText('読み込み中…').length).toBeGreaterThan(0);
    expect(screen.queryByText('なにもない…')).toBeNull();
    await settled(() => data.story('abc').emit(story({ chapters: [] })));
    expect(screen.getByText('なにもない…')).toBeVisible();
  });

  it('keeps the other chapters readable when one is broken', async () => {
    const { user } = await read('abc/1', {
      chapters: [{ ok: false, code: 'chunk-not-inflatable' }, chapterOf(3)],
    });
    expect(screen.getByText('この章は読み込めませんでした。ほかの章は読めます。')).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: '第2章' }));
    expect(numbers()).toEqual(['第1節', '第2節', '第3節']);
  });

  it('says of a chapter that is too large what it says of none that is broken', async () => {
    await read('abc/1', { chapters: [{ ok: false, code: 'chunk-too-large' }, chapterOf(3)] });
    expect(
      screen.getByText('この章は大きすぎるため表示できません。ほかの章は読めます。'),
    ).toBeVisible();
  });

  it('says that the server did not answer, and asks again', async () => {
    const { data, user } = openApp('abc');
    await settled(() => data.story('abc').fail('unavailable'));
    expect(screen.getByText('Failed to get documents from server')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'もう一度ためす' }));
    expect(screen.queryByText('Failed to get documents from server')).toBeNull();
    await settled(() => data.story('abc').emit(story()));
    expect(await section(1)).toBeVisible();
  });

  it('shows a new section by itself, and says so', async () => {
    const { data } = await read('abc', { chapters: [chapterOf(1)] });
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
    await settled(() => data.story('abc').emit(story({ chapters: [chapterOf(2)] })));
    expect(await section(2)).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent('第1章に第2節が加わりました。');
  });

  it('offers the way to a new section that stands on another page', async () => {
    const { data, user } = await read('abc/1/1', { chapters: [chapterOf(20)] });
    await settled(() => data.story('abc').emit(story({ chapters: [chapterOf(21)] })));
    expect(await section(1)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '新しい節 第1章 第21節' }));
    expect(currentPath()).toBe('/abc/1/3');
    expect(numbers()).toEqual(['第21節']);
  });

  it('leaves the news of new sections out once they are put away', async () => {
    const { data, user } = await read('abc/1/1', { chapters: [chapterOf(20)] });
    await settled(() => data.story('abc').emit(story({ chapters: [chapterOf(21)] })));
    await user.click(await screen.findByRole('button', { name: '新しい節の知らせをとじる' }));
    await settled(() => data.story('abc').emit(story({ chapters: [chapterOf(22)] })));
    expect(screen.getByRole('log')).toHaveTextContent('第1章に第22節が加わりました。');
    expect(screen.queryByRole('link', { name: /^新しい節/u })).toBeNull();
  });

  it('tells speaker, sales and end of a turn, line by line as plain text', async () => {
    const change = () => ({
      role: 'user' as const,
      turn: '縄を巻く。\n\n<b>鐘</b>が鳴る。',
      sales: 1240,
      worn: '手紙切り',
      unit: 10,
      url: 'scene:harbour?seed=3',
      continue: false,
    });
    await read('abc/1/1/0', { chapters: [chapterOf(1, { change })] });
    const card = within(await section(1));
    expect(card.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      '縄を巻く。',
      '<b>鐘</b>が鳴る。',
      '～おしまい～',
    ]);
    expect(card.getByText('灯里')).toBeVisible();
    expect(card.getByText('役に立った装備「手紙切り」')).toBeVisible();
    expect(card.getByText('売上 1,240・10点')).toBeVisible();
    expect(await card.findByRole('img', { name: '第1節の挿絵' })).toBeVisible();
  });

  it('counts down to the next page of a story that goes on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await read('abc', { chapters: [chapterOf(10)] });
    const timer = screen.getByRole('timer', { name: '次の十節まで' });
    expect(timer).toHaveTextContent('次の十節まで 15:00');
    act(() => void vi.advanceTimersByTime(1000));
    expect(timer).toHaveTextContent('次の十節まで 14:59');
  });

  it('says that the next section is being written, but not for ever', async () => {
    await read('abc', { chapters: [chapterOf(3)] });
    expect(screen.getByText('つづきを書いています…')).toBeVisible();
    cleanup();
    const date = new Date(Date.parse('2026-01-01T00:00:00Z') - 901_000).toISOString();
    await read('abc', { chapters: [chapterOf(3, { change: () => ({ date }) })] });
    expect(screen.queryByText('つづきを書いています…')).toBeNull();
    cleanup();
    const older = new Date(Date.parse('2026-01-01T00:00:00Z') - 1_801_000).toISOString();
    await read('abc', { chapters: [chapterOf(10, { change: () => ({ date: older }) })] });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('shows the picture of a turn large', async () => {
    const { user } = await read('abc/1/1/0', {
      chapters: [chapterOf(1, { change: () => ({ url: 'scene:harbour?seed=3' }) })],
    });
    await user.click(
      within(await section(1)).getByRole('button', { name: '第1節の挿絵を大きく見る' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: '第1節の挿絵' }));
    expect(await dialog.findByRole('img', { name: '第1節の挿絵' })).toHaveAttribute(
      'data-large',
      'true',
    );
    await user.click(dialog.getByRole('button', { name: 'とじる' }));
    await expect.poll(() => screen.queryByRole('dialog', { name: '第1節の挿絵' })).toBeNull();
  });

  it('sets readings beside the first occurrence of a name, out of what is copied', async () => {
    const ruby = [
      { base: '灯里', reading: 'あかり' },
      { base: '縄', reading: 'なわ' },
    ];
    const change = () => ({ turn: '縄を巻く灯里。\n灯里の縄。', ruby });
    await read('abc/1/1/0', { chapters: [chapterOf(1, { change })] });
    const [first, second] = within(await section(1)).getAllByRole('paragraph');
    expect(first?.querySelectorAll('ruby')).toHaveLength(2);
    expect(first).toHaveTextContent('縄（なわ）を巻く灯里（あかり）。');
    for (const reading of first?.querySelectorAll('rt, rp') ?? [])
      expect(reading).toHaveStyle({ userSelect: 'none' });
    expect(second).toHaveTextContent('灯里の縄。');
    expect(second?.querySelector('ruby')).toBeNull();
  });

  it('closes what it listens to when another story is read, and at its end', async () => {
    const { data, store, unmount } = await read('abc');
    expect(data.story('abc').open()).toBe(1);
    act(() => window.history.pushState(null, '', '/game/adventure/16/xyz'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await expect.poll(() => store.getState().adventure.docid).toBe('xyz');
    expect(data.story('abc').open()).toBe(0);
    unmount();
    for (const channel of [data.story('xyz'), data.counts, data.entry, data.favorites])
      expect(channel.open()).toBe(0);
  });
});

describe('likes and shares', () => {
  it('likes a turn at once and counts it', async () => {
    const { data, user } = await read('abc/1/1/0');
    await settled(() => data.counts.emit({ abc_1_1E: 3 }));
    const like = screen.getByRole('button', { name: 'いいね 3' });
    expect(like).toHaveAttribute('aria-pressed', 'false');
    await user.click(like);
    expect(screen.getByRole('button', { name: 'いいね 4' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(data.writes).toEqual([{ kind: 'favorite', key: 'abc_1_1E', isLiked: true }]);
    await user.click(screen.getByRole('button', { name: 'いいね 4' }));
    expect(screen.getByRole('button', { name: 'いいね 3' })).toBeVisible();
    expect(data.writes.at(-1)).toEqual({ kind: 'favorite', key: 'abc_1_1E', isLiked: false });
  });

  it('takes a like back that the server refuses, and says why', async () => {
    const { data, user } = await read('abc/1/1/0');
    data.refuseWrites('offline');
    await user.click(screen.getByRole('button', { name: 'いいね' }));
    expect(await screen.findByText(/いいねを送れませんでした/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'いいね' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('sends a like again that a reload cut off, once there is a connection', async () => {
    // The server never answers the first page.
    const first = openApp('abc/1/1/0');
    vi.spyOn(first.data.scriptedLikes, 'set').mockReturnValue(new Promise(() => undefined));
    await settled(() => first.data.story('abc').emit(story()));
    await first.user.click(screen.getByRole('button', { name: 'いいね' }));
    const remembered = { likes: first.device.read('likes') };
    first.unmount();

    const { data, device } = openApp('abc/1/1/0', { remembered });
    await settled(() => data.story('abc').emit(story()));
    const waiting = screen.getByRole('button', { name: 'いいね 1（送信を待っています）' });
    expect(waiting).toHaveAttribute('aria-pressed', 'true');
    await settled(() => data.favorites.emit([]));
    await settled(() => data.connection.emit(false));
    expect(data.writes).toEqual([]);
    await settled(() => data.connection.emit(true));
    expect(await screen.findByRole('button', { name: 'いいね 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await settled(() => data.connection.emit(true));
    expect(data.writes).toEqual([{ kind: 'favorite', key: 'abc_1_1E', isLiked: true }]);
    await expect.poll(() => device.read('likes')).toBe('');
  });

  it('forgets a like that the server has confirmed or whose failure was told', async () => {
    const { data, device, user } = await read('abc/1/1/0');
    await user.click(screen.getByRole('button', { name: 'いいね' }));
    await expect.poll(() => device.read('likes')).toBe('');
    data.refuseWrites('offline');
    await user.click(screen.getByRole('button', { name: 'いいね 1' }));
    await screen.findByText(/いいねを送れませんでした/u);
    await expect.poll(() => device.read('likes')).toBe('');
  });

  it('copies the address of that very turn', async () => {
    const { user } = await read('abc/2/1');
    await shareSection(user, 10);
    expect(await screen.findByText('クリップボードにコピーしました…！')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/game/adventure/16/abc/2/1/9',
    );
  });

  it('hands the address to another app where the system can', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await read('abc/1/1/0');
    await shareSection(user, 1);
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: 'http://localhost:3000/game/adventure/16/abc/1/1/0' }),
    );
    Reflect.deleteProperty(navigator, 'share');
  });

  it('says when it cannot copy', async () => {
    const { user } = await read('abc/1/1/0');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await shareSection(user, 1);
    expect(await screen.findByText('クリップボードへのコピーに失敗しました…！')).toBeVisible();
  });
});
