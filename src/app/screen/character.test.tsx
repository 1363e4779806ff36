import type {} from '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUE } from '../../../story/catalogue/catalogue';
import { newEntry, type Entry } from '../../../story/entry';
import { chapterOf, openApp } from '../testing/open-app';

const entry: Entry = {
  ...newEntry(
    { uid: 'uid-1', oid: 7, onamae: '灯里', firstWord: 'おはよう。' },
    new Date('2026-01-01T00:00:00Z'),
  ),
  category: ['薬', '本', '', '', '', ''],
};
const armor = CATALOGUE.find(({ カテゴリー名 }) => カテゴリー名 === '鎧');

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** jsdom has no media queries, so that it is a phone. */
const beWide = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addListener: vi.fn(),
    removeListener: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

const sheetOf = async (name: string) =>
  within(await screen.findByRole('dialog', { name: `${name}さんのキャラシート` }));

async function open(path = '', known: Entry | null = entry) {
  const app = openApp(path);
  await expect.poll(() => app.data.entry.open()).toBe(1);
  act(() => app.data.entry.emit(known));
  const docid = known === null ? '10353' : 'uid-1';
  const told = { onamae: '灯里', chapters: [chapterOf(3)], updatedAt: '' };
  act(() => app.data.story(path === '' ? docid : 'abc').emit(told));
  await app.user.click(screen.getAllByRole('button', { name: 'キャラシート' })[0] ?? document.body);
  return app;
}

describe('the character sheet', () => {
  it('sends icon, equipment, goods and trait after a question, and reports', async () => {
    const { data, user } = await open();
    const sheet = await sheetOf('灯里');
    await user.click(sheet.getByRole('radio', { name: '猫' }));
    await user.click(sheet.getByRole('combobox', { name: '身につけるもの' }));
    const option = new RegExp(`^${armor?.商品名 ?? ''} ?(?:物語で役に立つのは|着ごこち)`, 'u');
    await user.click(await screen.findByRole('option', { name: option }));
    await user.click(sheet.getByRole('button', { name: '食物' }));
    const trait = sheet.getByRole('textbox', { name: '特殊な性質' });
    await user.click(trait);
    await user.paste('ﾈｺに好かれる。');
    await user.click(sheet.getByRole('button', { name: 'サーバーに送信' }));
    expect(await screen.findByText('本当にサーバーに登録しますか？')).toBeVisible();
    expect(data.writes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'はい' }));
    expect(await screen.findByText('サーバーへの送信が完了しました…！')).toBeVisible();
    expect(data.writes).toEqual([
      {
        kind: 'character',
        uid: 'uid-1',
        sheet: {
          image: 'cat',
          equipment: {
            hand: null,
            armor: armor?.商品ID,
            accessory: null,
            food: null,
            important: null,
            text: 'ネコに好かれる。',
          },
          importantList: '{}',
          category: ['薬', '本', '食物', '', '', ''],
        },
      },
    ]);
  });

  it('has a trait of at least seven rows and 2,000 characters at most', async () => {
    const { data, user } = await open();
    const sheet = await sheetOf('灯里');
    const trait = sheet.getByRole('textbox', { name: '特殊な性質' });
    expect(trait.tagName).toBe('TEXTAREA');
    await user.click(trait);
    await user.paste('あ'.repeat(2001));
    expect(sheet.getByRole('alert')).toHaveTextContent('特殊な性質は2,000文字までです…！');
    await user.click(sheet.getByRole('button', { name: 'サーバーに送信' }));
    expect(screen.queryByText('本当にサーバーに登録しますか？')).toBeNull();
    expect(data.writes).toEqual([]);
  });

  it('deals in six categories at most, creatures in none', async () => {
    const { user } = await open();
    const categories = within(
      (await sheetOf('灯里')).getByRole('group', { name: '取り扱う品の種類' }),
    );
    expect(categories.getAllByRole('button')).toHaveLength(11);
    expect(categories.queryByRole('button', { name: '生物' })).toBeNull();
    for (const name of ['原料', '剣', '鎧', '盾'])
      await user.click(categories.getByRole('button', { name }));
    expect(categories.getAllByRole('button', { pressed: true })).toHaveLength(6);
    expect(categories.getByRole('button', { name: '杖' })).toBeDisabled();
    await user.click(categories.getByRole('button', { name: '本' }));
    expect(categories.getByRole('button', { name: '杖' })).toBeEnabled();
  });

  it('keeps what was typed when sending fails, and sends it again', async () => {
    const { data, user } = await open();
    const sheet = await sheetOf('灯里');
    const trait = sheet.getByRole('textbox', { name: '特殊な性質' });
    await user.type(trait, '猫舌。');
    data.refuseWrites('offline');
    await user.click(sheet.getByRole('button', { name: 'サーバーに送信' }));
    await user.click(await screen.findByRole('button', { name: 'はい' }));
    expect(
      await screen.findByText(/送信できませんでした.*サーバーにつながりません/u),
    ).toBeVisible();
    expect(trait).toHaveValue('猫舌。');
    data.refuseWrites(null);
    await user.click(await screen.findByRole('button', { name: 'もう一度ためす' }));
    expect(await screen.findByText('サーバーへの送信が完了しました…！')).toBeVisible();
    expect(data.writes).toMatchObject([
      { kind: 'character', sheet: { equipment: { text: '猫舌。' } } },
    ]);
  });

  it('can only be looked at by a guest, who is called ゲスト', async () => {
    await open('', null);
    const sheet = await sheetOf('ゲスト');
    expect(sheet.getByRole('button', { name: 'サーバーに送信' })).toBeDisabled();
    expect(sheet.getByRole('textbox', { name: '特殊な性質' })).toHaveAttribute('readonly');
    for (const field of sheet.getAllByRole('combobox')) expect(field).toHaveAttribute('readonly');
    for (const icon of sheet.getAllByRole('radio')) expect(icon).toBeDisabled();
  });

  it('leads to the settings, and is still there behind them', async () => {
    const { user } = await open();
    const sheet = await sheetOf('灯里');
    await user.type(sheet.getByRole('textbox', { name: '特殊な性質' }), '猫舌。');
    await user.click(sheet.getByRole('button', { name: '設定' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '設定' })).getByRole('button', {
        name: 'やめる',
      }),
    );
    expect((await sheetOf('灯里')).getByRole('textbox', { name: '特殊な性質' })).toHaveValue(
      '猫舌。',
    );
  });

  it('opens no settings where a single turn is read', async () => {
    await open('abc/1/1/0');
    expect((await sheetOf('灯里')).getByRole('button', { name: '設定' })).toBeDisabled();
  });
});

describe('changing the name', () => {
  it('refuses an empty one, asks, saves and reports', async () => {
    const { data, user } = await open();
    await user.click((await sheetOf('灯里')).getByRole('button', { name: 'お名前を変える' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'お名前の変更' }));
    const field = dialog.getByRole('textbox', { name: 'お名前' });
    expect(field).toHaveValue('灯里');
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: '変更' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('お名前が空欄です…！');
    expect(field).toHaveFocus();
    await user.type(field, '千早');
    data.refuseWrites('denied');
    await user.click(dialog.getByRole('button', { name: '変更' }));
    expect(await screen.findByText('お名前を変更します。よろしいですか…？')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'はい' }));
    expect(await screen.findByText(/お名前を変更できませんでした/u)).toBeVisible();
    expect(field).toHaveValue('千早');
    data.refuseWrites(null);
    await user.click(await screen.findByRole('button', { name: 'もう一度ためす' }));
    expect(await screen.findByText('サーバーへの送信が完了しました…！')).toBeVisible();
    expect(data.writes).toEqual([{ kind: 'name', uid: 'uid-1', onamae: '千早' }]);
    act(() => data.entry.emit({ ...entry, onamae: '千早' }));
    expect(await sheetOf('千早')).toBeDefined();
  });
});

describe('the status panel', () => {
  it('shows what the character is, wears and deals in, where there is room', async () => {
    beWide();
    const { data } = await open();
    await sheetOf('灯里');
    act(() =>
      data.entry.emit({
        ...entry,
        clause: 3,
        equipment: { ...entry.equipment, armor: armor?.商品ID ?? null },
      }),
    );
    const panel = within(screen.getByRole('region', { name: '旅人の記録', hidden: true }));
    expect(panel.getByText('薬・本')).toBeInTheDocument();
    expect(await panel.findByText(armor?.商品名 ?? '')).toBeInTheDocument();
  });
});
