import type {} from '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newEntry } from '../../../story/entry';
import { chapterOf, currentPath, openApp } from '../testing/open-app';

const entry = newEntry(
  { uid: 'uid-1', oid: 7, onamae: '灯里', firstWord: 'おはよう。' },
  new Date('2026-01-01T00:00:00Z'),
);
const story = (sections: number) => ({
  onamae: '灯里',
  chapters: sections === 0 ? [] : [chapterOf(sections)],
  updatedAt: '',
});

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

async function signedIn(data: ReturnType<typeof openApp>['data']): Promise<void> {
  await expect.poll(() => data.entry.open()).toBe(1);
}
const form = () => screen.findByRole('dialog', { name: '登録' });

/** The first button that opens the form: a card after the words has another. */
async function registerButton(): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: '登録する' });
  if (first === undefined) throw new Error('no button');
  return first;
}

describe('a guest', () => {
  it('is offered the form once the look-up is over, and can read on without it', async () => {
    const { data, user } = openApp('', { isDismissed: false });
    expect(screen.getByRole('dialog', { name: '読み込み中…' })).toBeInTheDocument();
    await signedIn(data);
    act(() => data.story('10353').emit(story(3)));
    expect(screen.queryByRole('dialog', { name: '登録' })).toBeNull();
    act(() => data.entry.emit(null));
    await form();
    expect(screen.queryByRole('dialog', { name: '読み込み中…' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'やめる' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    // The page is covered until the form has faded out.
    expect(await screen.findByRole('article', { name: '第3節' })).toBeVisible();
    await user.click(await registerButton());
    expect(await form()).toBeVisible();
  });

  const bookmarks = JSON.stringify({ abc: { chapter: 1, section: 1, date: '2026-01-01' } });
  it.each([
    ['who was asked before', '', { isDismissed: true }],
    ['who reads already', '', { isDismissed: false, remembered: { bookmarks } }],
    ['at a shared turn', 'abc/1/1/0', { isDismissed: false }],
    ['on a page of a story', 'abc/1/1', { isDismissed: false }],
  ])('is not interrupted: %s', async (_, path, opening) => {
    const { data } = openApp(path, opening);
    await signedIn(data);
    act(() => data.story(path === '' ? '10353' : 'abc').emit(story(1)));
    act(() => data.entry.emit(null));
    expect(await registerButton()).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is invited by a card after the page, which opens the form', async () => {
    const { data, user } = openApp('abc/1/1', { isDismissed: false });
    await signedIn(data);
    act(() => data.story('abc').emit(story(1)));
    act(() => data.entry.emit(null));
    const card = within(await screen.findByRole('complementary', { name: '登録のご案内' }));
    await user.click(card.getByRole('button', { name: '登録する' }));
    expect(await form()).toBeVisible();
  });

  it('is invited where there is nothing to read, too', async () => {
    const { data, user } = openApp('abc');
    await signedIn(data);
    act(() => data.entry.emit(null));
    act(() => data.story('abc').emit({ ...story(0), onamae: '' }));
    expect(screen.getByText('なにもない…')).toBeVisible();
    await user.click(await registerButton());
    expect(await form()).toBeVisible();
  });

  it('reads on when signing in fails, and hears of it when writing', async () => {
    const { data, user } = openApp('abc/1/1/0', { uid: null });
    act(() => data.story('abc').emit(story(1)));
    await user.click(await screen.findByRole('button', { name: 'いいね' }));
    expect(await screen.findByText(/サインインできていません/u)).toBeVisible();
    expect(screen.getByRole('article', { name: '第1節' })).toBeVisible();
  });

  it('whose signing in failed without a network takes part once it is back', async () => {
    const { data, user } = openApp('abc/1/1/0', { uid: null });
    act(() => data.network.emit(false));
    act(() => data.story('abc').emit(story(1)));
    await screen.findByRole('article', { name: '第1節' });
    data.signInAs('uid-1');
    expect(data.entry.open()).toBe(0);
    act(() => data.network.emit(true));
    await signedIn(data);
    act(() => data.entry.emit(null));
    await user.click(screen.getByRole('button', { name: 'いいね' }));
    expect(screen.queryByText(/サインインできていません/u)).toBeNull();
    expect(data.writes).toEqual([expect.objectContaining({ kind: 'favorite', isLiked: true })]);
  });
});

describe('who registers', () => {
  it('waits, and sees the story of their own appear section by section', async () => {
    const { data, user } = openApp('10353/1', { isDismissed: false });
    await signedIn(data);
    act(() => data.story('10353').emit(story(3)));
    act(() => data.entry.emit(null));
    await user.click(await registerButton());
    const dialog = within(await form());
    await user.type(dialog.getByRole('textbox', { name: 'オーナー番号' }), '7');
    await user.type(dialog.getByRole('textbox', { name: 'お名前' }), '灯里');
    await user.click(dialog.getByRole('button', { name: '確認' }));
    await user.click(await screen.findByRole('button', { name: 'はい' }));
    expect(await screen.findByText('ご登録の確認をしています…')).toBeVisible();
    act(() => data.entry.emit(entry));
    await expect.poll(() => data.story('uid-1').open()).toBe(1);
    expect(currentPath()).toMatch(/^\/?$/u);
    act(() => data.story('uid-1').emit(story(0)));
    expect(screen.getByText('ご登録の確認をしています…')).toBeVisible();
    act(() => data.story('uid-1').emit(story(1)));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('article', { name: '第1節' })).toBeVisible();
    expect(screen.getByText('「おはよう。」')).toBeVisible();
    act(() => data.story('uid-1').emit(story(2)));
    expect(screen.getByRole('article', { name: '第2節' })).toBeVisible();
  });

  it('waits no longer once they are in the list of participants', async () => {
    const { data, store } = openApp('', { isDismissed: true });
    await signedIn(data);
    act(() => void store.dispatch({ type: 'registration/registered' }));
    act(() => data.entry.emit(entry));
    expect(await screen.findByText('ご登録の確認をしています…')).toBeVisible();
    act(() => data.member.emit({ uid: 'uid-1', onamae: '灯里' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a participant', () => {
  async function open() {
    const app = openApp('');
    await signedIn(app.data);
    act(() => app.data.entry.emit(entry));
    act(() => app.data.story('uid-1').emit(story(3)));
    await screen.findByRole('article', { name: '第3節' });
    return app;
  }

  it('sees their own story with camp and first line', async () => {
    await open();
    expect(screen.getByText('景気')).toBeVisible();
    expect(screen.getByText('「おはよう。」')).toBeVisible();
  });

  it('saves settings after a question, and is told so', async () => {
    const { data, user } = await open();
    await user.click(screen.getByRole('button', { name: '設定' }));
    const line = await screen.findByRole('textbox', { name: '第一声' });
    await user.clear(line);
    await user.click(screen.getByRole('button', { name: '送信' }));
    expect(screen.getByText('第一声を設定して下さい…！')).toBeVisible();
    await user.type(line, 'もう一度。');
    await user.click(screen.getByRole('switch', { name: 'ほかの物語へ出かける' }));
    data.refuseWrites('denied');
    await user.click(screen.getByRole('button', { name: '送信' }));
    expect(
      await screen.findByText('サーバ上のデータを変更します。よろしいですか…？'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'はい' }));
    expect(await screen.findByText(/保存できませんでした/u)).toBeVisible();
    expect(line).toHaveValue('もう一度。');
    data.refuseWrites(null);
    await user.click(await screen.findByRole('button', { name: '送信' }));
    await user.click(await screen.findByRole('button', { name: 'はい' }));
    expect(await screen.findByText('サーバーへの送信が完了しました…！')).toBeVisible();
    expect(data.writes).toEqual([
      {
        kind: 'settings',
        uid: 'uid-1',
        settings: {
          browse: 'uid-1',
          firstWord: 'もう一度。',
          camp: '景気',
          flag: { accept: true, offer: false },
        },
      },
    ]);
  });

  it('turns to the story of another, and the server keeps that', async () => {
    const { data, user } = await open();
    await user.click(screen.getByRole('button', { name: 'ほかの物語を読む' }));
    const list = await screen.findByRole('combobox', {});
    await user.click(list);
    expect(await screen.findByRole('option', { name: '灯里（わたし）' })).toBeVisible();
    act(() => data.members.emit([{ uid: 'abc', onamae: '雪村' }]));
    await user.click(list);
    await user.click(await screen.findByRole('option', { name: '雪村' }));
    expect(currentPath()).toBe('/abc/1/1');
    expect(data.writes).toEqual([{ kind: 'browse', uid: 'uid-1', browse: 'abc' }]);
    expect(data.story('uid-1').open()).toBe(0);
  });
});

describe('lists', () => {
  it('shows the ranking live', async () => {
    const { data, user } = openApp('abc');
    await user.click(screen.getByRole('button', { name: 'ランキング' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ランキング' }));
    expect(dialog.getByText('読み込み中…')).toBeVisible();
    act(() => data.ranking.emit([]));
    expect(dialog.getByText('なにもない…')).toBeVisible();
    act(() => data.ranking.emit([{ onamae: '灯里', score: 1240 }]));
    expect(dialog.getByRole('row', { name: '1 灯里 1,240' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'とじる' }));
    await expect.poll(() => data.ranking.open()).toBe(0);
  });

  it('closes with Back, which leaves the page where it is', async () => {
    const { user } = openApp('abc');
    const open = async (name: string) => {
      // The page is covered until the panel before has faded out.
      await user.click(await screen.findByRole('button', { name }));
      return screen.findByRole('dialog', { name });
    };
    const ranking = await open('ランキング');
    act(() => window.history.back());
    await expect.poll(() => ranking.isConnected).toBe(false);
    const settings = await open('設定');
    act(() => window.history.back());
    await expect.poll(() => settings.isConnected).toBe(false);
    expect(currentPath()).toBe('/abc');
  });

  it('links the timeline to its turns', async () => {
    const { data, user } = openApp('abc');
    await user.click(screen.getByRole('button', { name: 'タイムライン' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'タイムライン' }));
    act(() =>
      data.timeline.emit([
        { date: '2026-01-01T00:00:00Z', summary: '鐘が鳴る。', url: 'abc/1/1/0' },
        { date: 'x', summary: 'どこでもない。', url: 'javascript:alert(1)' },
      ]),
    );
    expect(dialog.getAllByRole('link')).toHaveLength(1);
    await user.click(dialog.getByRole('link', { name: '鐘が鳴る。' }));
    expect(currentPath()).toBe('/abc/1/1/0');
  });
});
