import type {} from '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newEntry, type Entry } from '../../../story/entry';
import { chapterOf, openApp } from '../testing/open-app';

const entry: Entry = newEntry(
  { uid: 'uid-1', oid: 7, onamae: '灯里', firstWord: 'おはよう。' },
  new Date('2026-01-01T00:00:00Z'),
);

// What comes in chunks of its own is compiled here, once: a busy machine takes its time for that.
beforeAll(async () => {
  await Promise.all([import('./Dialogs'), import('./SettingsPanel'), import('./AccountPanel')]);
});
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

/** Opens 引き継ぎ from the settings. */
async function open(known: Entry | null = entry) {
  const app = openApp('abc');
  await expect.poll(() => app.data.entry.open()).toBe(1);
  act(() => app.data.entry.emit(known));
  act(() => app.data.story('abc').emit({ onamae: '空', chapters: [chapterOf(3)], updatedAt: '' }));
  await app.user.click(screen.getByRole('button', { name: '設定' }));
  await app.user.click(await screen.findByRole('button', { name: '引き継ぎ' }));
  const dialog = within(await screen.findByRole('dialog', { name: '引き継ぎ' }));
  return { ...app, dialog };
}

describe('引き継ぎ from this device', () => {
  it('links an address and a password, and keeps what was typed when that fails', async () => {
    const { data, user, dialog } = await open();
    const email = dialog.getByRole('textbox', { name: 'メールアドレス' });
    const password = dialog.getByLabelText('パスワード');
    const link = dialog.getByRole('button', { name: 'この旅人に結びつける' });
    await user.type(email, 'akari@example.com');
    await user.type(password, 'short');
    await user.click(link);
    expect(await dialog.findByText(/8文字以上で、ほかで使っていないもの/u)).toBeVisible();
    expect(data.account.asked).toEqual([]);
    await user.clear(password);
    await user.type(password, 'himitsu-no-1');
    data.account.refuse('email-taken');
    await user.click(link);
    expect(await dialog.findByText(/ほかの旅人に結びついています/u)).toBeVisible();
    expect(email).toHaveValue('akari@example.com');
    expect(password).toHaveValue('himitsu-no-1');
    data.account.refuse(null);
    await user.click(link);
    expect(await dialog.findByText(/^akari@example.com に結びついています/u)).toBeVisible();
    expect(screen.getByText('メールアドレスを結びつけました。')).toBeVisible();
    expect(data.account.asked.at(-1)).toEqual(['link', 'akari@example.com', 'himitsu-no-1']);
  });

  it('makes a code, and says when it was used', async () => {
    const { data, user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: '引き継ぎコードを作る' }));
    expect(await dialog.findByText('ABCDE-23456')).toBeVisible();
    act(() => data.account.take());
    expect(await dialog.findByText(/引き継ぎが済みました/u)).toBeVisible();
    expect(dialog.queryByText('ABCDE-23456')).toBeNull();
  });
});

describe('引き継ぎ to this device', () => {
  it('says what becomes of who is registered here, and does nothing when that is not wanted', async () => {
    const { data, user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'この端末へ' }));
    await user.type(dialog.getByRole('textbox', { name: '引き継ぎコード' }), 'abcde-23456');
    await user.click(dialog.getByRole('button', { name: '引き継ぐ' }));
    expect(await screen.findByText(/いま「灯里」さんとして登録されています/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'いいえ' }));
    expect(data.account.asked).toEqual([]);
    expect(await dialog.findByRole('textbox', { name: '引き継ぎコード' })).toHaveValue(
      'abcde-23456',
    );
    data.account.refuse('unknown-code');
    await user.click(await dialog.findByRole('button', { name: '引き継ぐ' }));
    await user.click(await screen.findByRole('button', { name: 'はい' }));
    expect(await dialog.findByText(/このコードでは引き継げません/u)).toBeVisible();
    expect(data.account.asked).toEqual([['redeem', 'abcde-23456']]);
  });

  it.each([
    ['wrong-password', /メールアドレスかパスワードが違います/u],
    ['too-many-attempts', /10分ほど待ってから/u],
    ['offline', /通信の状態を確かめて/u],
  ] as const)('tells a guest of %s', async (code, sentence) => {
    const { data, user, dialog } = await open(null);
    data.account.refuse(code);
    await user.type(dialog.getByRole('textbox', { name: 'メールアドレス' }), 'a@example.com');
    await user.type(dialog.getByLabelText('パスワード'), 'himitsu-no-1');
    await user.click(dialog.getByRole('button', { name: 'サインイン' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue('a@example.com');
  });

  it('sends a mail for a forgotten password, and tells nobody whether the address is known', async () => {
    const { data, user, dialog } = await open(null);
    data.account.refuse('wrong-password');
    await user.type(dialog.getByRole('textbox', { name: 'メールアドレス' }), 'a@example.com');
    await user.click(dialog.getByRole('button', { name: 'パスワードを忘れたとき' }));
    expect(await dialog.findByText(/^a@example.com が登録されていれば/u)).toBeVisible();
    expect(data.account.asked).toEqual([['sendReset', 'a@example.com']]);
  });
});

describe('プライバシー', () => {
  it('says what is kept, and forgets who asks for that', async () => {
    const { data, user } = openApp('abc');
    await expect.poll(() => data.entry.open()).toBe(1);
    act(() => data.entry.emit(entry));
    await user.click(await screen.findByRole('button', { name: '説明' }));
    await user.click(await screen.findByRole('button', { name: 'プライバシー' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'プライバシー' }));
    expect(dialog.getByRole('heading', { name: '残しておく期間' })).toBeVisible();
    data.account.refuse('offline');
    const erase = dialog.getByRole('button', { name: 'わたしのデータを消す' });
    await user.click(erase);
    await user.click(await screen.findByRole('button', { name: 'はい' }));
    expect(await dialog.findByText(/データはそのまま残っています/u)).toBeVisible();
    data.account.refuse(null);
    await user.click(erase);
    await user.click(await screen.findByRole('button', { name: 'はい' }));
    expect(await dialog.findByText('あなたのデータを、すべて消しました。')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'はじめから読む' })).toBeVisible();
  });
});
