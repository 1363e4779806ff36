import type {} from '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chapterOf, currentPath, openApp } from '../testing/open-app';

const story = { onamae: '灯里', chapters: [chapterOf(34), chapterOf(12)], updatedAt: '' };

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

async function read(path: string, opening?: Parameters<typeof openApp>[1]) {
  const app = openApp(path, opening);
  await expect.poll(() => app.data.readerRecord.open()).toBe(1);
  act(() => app.data.story('abc').emit(story));
  return app;
}

const property = (name: string) => document.documentElement.style.getPropertyValue(name);
const paper = () => document.documentElement.getAttribute('data-paper');

describe('how a story is set', () => {
  it('is chosen, holds at once, and is kept on the device and with the account', async () => {
    const { data, device, user } = await read('abc');
    await user.click(screen.getByRole('button', { name: '読みやすさ' }));
    const dialog = within(await screen.findByRole('dialog', { name: '読みやすさ' }));
    const choose = (group: string, name: string) =>
      user.click(within(dialog.getByRole('group', { name: group })).getByRole('button', { name }));
    await choose('文字の大きさ', '最大');
    await choose('書体', 'ゴシック');
    await choose('行の間', 'ひろい');
    await choose('行の長さ', '短い');
    await choose('紙の色', 'セピア');
    expect(property('--story-size')).toBe('1.6875rem');
    expect(property('--story-family')).toContain('sans-serif');
    expect(property('--story-leading')).toBe('2.2');
    expect(property('--story-width')).toBe('30rem');
    await expect.poll(paper).toBe('sepia');
    await choose('紙の色', '暗い');
    await expect.poll(paper).toBe('dark');
    const last = data.writes.at(-1);
    expect(last).toMatchObject({ kind: 'reading' });
    expect(last?.kind === 'reading' && last.settings).toBe(device.read('reading'));
  });

  it('is there from the start, and follows a newer choice on another device', async () => {
    const remembered = { reading: JSON.stringify({ size: 'large', paper: 'sepia', changedAt: 5 }) };
    const { data } = await read('abc', { remembered });
    expect(property('--story-size')).toBe('1.25rem');
    expect(paper()).toBe('sepia');
    const settings = (changedAt: number) => JSON.stringify({ size: 'small', changedAt });
    act(() => data.readerRecord.emit({ settings: settings(4), bookmarks: {} }));
    expect(property('--story-size')).toBe('1.25rem');
    act(() => data.readerRecord.emit({ settings: settings(6), bookmarks: {} }));
    expect(property('--story-size')).toBe('clamp(0.875rem, 3.6vw, 1rem)');
  });
});

describe('the bookmark', () => {
  const at = (chapter: number, section: number) => ({
    chapter,
    section,
    date: '2025-12-31T00:00:00.000Z',
  });

  it('moves with the reading, and goes to the account', async () => {
    const { data, device } = await read('abc/1/2');
    // Without a layout every section begins above the eye: the last one is being read.
    await expect
      .poll(() => data.placed)
      .toMatchObject([{ docid: 'abc', bookmark: { chapter: 1, section: 20 } }]);
    expect(JSON.parse(device.read('bookmarks'))).toMatchObject({ abc: { section: 20 } });
  });

  it('leads back to where somebody was, on another device too', async () => {
    const { data, user } = await read('abc');
    expect(screen.queryByRole('link', { name: /^続きから読む/u })).toBeNull();
    act(() => data.readerRecord.emit({ settings: '', bookmarks: { abc: at(2, 11) } }));
    await user.click(screen.getByRole('link', { name: '続きから読む 第2章 第11節' }));
    expect(currentPath()).toBe('/abc/2/2');
    expect(window.location.hash).toBe('#n11');
  });

  it('is not taken back by the first page, which opens by itself', async () => {
    const remembered = { bookmarks: JSON.stringify({ abc: at(2, 3) }) };
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const { data, store, user } = await read('abc', { remembered });
    // The keys come together with the bookmark.
    await expect
      .poll(() => {
        fireEvent.keyDown(window, { key: '?' });
        return screen.queryByRole('dialog', { name: '説明' });
      })
      .not.toBeNull();
    act(() => void vi.advanceTimersByTime(10_000));
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'とじる' }));
    expect(store.getState().reader.bookmarks.abc).toMatchObject({ chapter: 2, section: 3 });
    expect(data.placed).toEqual([]);
    await user.click(await screen.findByRole('link', { name: '続きから読む 第2章 第3節' }));
    expect(currentPath()).toBe('/abc/2/1');
  });

  it.each([
    { abc: { chapter: 9, section: 1, date: '' } },
    { abc: { chapter: 1, section: 99, date: '' } },
    'nonsense',
  ])('names nothing where the story has no such place: %j', async (bookmarks) => {
    await read('abc', { remembered: { bookmarks: JSON.stringify(bookmarks) } });
    expect(screen.queryByRole('link', { name: /^続きから読む/u })).toBeNull();
  });
});

describe('the keyboard', () => {
  it('turns pages and chapters, likes, and explains', async () => {
    const { data, user } = await read('abc/1/1');
    // The keys come a moment after the words.
    await expect
      .poll(async () => {
        if (currentPath() === '/abc/1/1') await user.keyboard('{ArrowRight}');
        return currentPath();
      })
      .toBe('/abc/1/2');
    await user.keyboard('{ArrowLeft}');
    expect(currentPath()).toBe('/abc/1/1');
    await user.keyboard('{ArrowLeft}');
    expect(currentPath()).toBe('/abc/1/1');
    await user.keyboard('l');
    expect(data.writes).toContainEqual({ kind: 'favorite', key: 'abc_1_10E', isLiked: true });
    await user.keyboard(']');
    expect(currentPath()).toBe('/abc/2/1');
    await user.keyboard(']');
    expect(currentPath()).toBe('/abc/2/1');
    await user.keyboard('[[');
    expect(currentPath()).toBe('/abc/1/1');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: '説明' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(currentPath()).toBe('/abc/1/1');
  });

  it('is left alone by who does not want it', async () => {
    const remembered = { reading: JSON.stringify({ shortcuts: false }) };
    const { data, user } = await read('abc/1/1', { remembered });
    await expect.poll(() => data.placed.length).toBe(1);
    await user.keyboard('{ArrowRight}l');
    expect(currentPath()).toBe('/abc/1/1');
    expect(data.writes).toEqual([]);
  });
});
