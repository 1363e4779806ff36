import type {} from '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chapterOf, openApp } from '../testing/open-app';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

async function open() {
  const app = openApp('abc');
  await expect.poll(() => app.data.entry.open()).toBe(1);
  act(() => app.data.entry.emit(null));
  act(() => app.data.story('abc').emit({ onamae: '空', chapters: [chapterOf(3)], updatedAt: '' }));
  return app;
}

async function openTurn() {
  const app = await open();
  await app.user.click(await screen.findByLabelText('第2節のメニュー'));
  await app.user.click(await screen.findByText('第2節を通報する'));
  const dialog = within(await screen.findByRole('dialog', { name: '第2節を通報する' }));
  const reason = dialog.getByLabelText(/^くわしい内容/u);
  return { ...app, dialog, reason };
}

it('a report needs a reason, and no more than 500 characters', async () => {
  const { data, user, dialog, reason } = await openTurn();
  const send = dialog.getByText('通報する');
  await user.click(send);
  expect(dialog.getByText('通報の理由を選んで下さい。')).toBeVisible();
  await user.click(dialog.getByLabelText('そのほか'));
  await user.click(reason);
  await user.paste('あ'.repeat(501));
  expect(dialog.getByRole('alert')).toHaveTextContent('500文字まで');
  await user.click(send);
  expect(screen.queryByText('この内容を運営に送ります。よろしいですか…？')).toBeNull();
  expect(data.writes).toEqual([]);
});

it('a turn is reported after a question, and what was typed stays when that fails', async () => {
  const { data, user, dialog, reason } = await openTurn();
  await user.click(dialog.getByLabelText('差別や悪口になっている'));
  await user.click(reason);
  await user.paste('ひどい言葉です。');
  data.refuseWrites('denied');
  await user.click(dialog.getByText('通報する'));
  await user.click(await screen.findByText('はい'));
  expect(await dialog.findByText(/1分に1回まで/u)).toBeVisible();
  expect(reason).toHaveValue('ひどい言葉です。');
  data.refuseWrites(null);
  await user.click(await dialog.findByRole('button', { name: '通報する' }));
  await user.click(await screen.findByText('はい'));
  expect(await screen.findByText(/^お知らせありがとうございます/u)).toBeVisible();
  expect(data.writes).toEqual([
    {
      kind: 'report',
      docid: 'abc',
      report: {
        kind: 'discriminating',
        reason: 'ひどい言葉です。',
        url: 'abc/1/1/1',
        date: '2026-01-01T00:00:00.000Z',
      },
    },
  ]);
});

it('a story is reported from its menu', async () => {
  const { data, user } = await open();
  await user.click(await screen.findByRole('button', { name: '物語のメニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: '物語を通報する' }));
  const dialog = within(await screen.findByRole('dialog', { name: '物語を通報する' }));
  await user.click(dialog.getByRole('radio', { name: 'そのほか' }));
  await user.click(dialog.getByRole('button', { name: '通報する' }));
  await user.click(await screen.findByRole('button', { name: 'はい' }));
  expect(await screen.findByText(/^お知らせありがとうございます/u)).toBeVisible();
  expect(data.writes).toMatchObject([
    { docid: 'abc', report: { kind: 'other', reason: '', url: 'abc' } },
  ]);
});
