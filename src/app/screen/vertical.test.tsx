import type {} from '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chapterOf, currentPath, openApp, settled } from '../testing/open-app';

const story = {
  onamae: '灯里',
  chapters: [
    chapterOf(120, {
      change: (n) => (n === 1 ? { turn: '銀貨30枚、1240歩。待って!', sales: 21, unit: 3 } : {}),
    }),
  ],
  updatedAt: '',
};
const remembered = { reading: JSON.stringify({ writing: 'vertical' }) };

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

async function read(path: string, opening?: Parameters<typeof openApp>[1]) {
  const app = openApp(path, opening);
  await settled(() => app.data.story('abc').emit(story));
  return app;
}

/** Also where a dialog hides it from assistive technology. */
const vertical = () => document.querySelector('[data-writing="vertical"]');
const column = () => screen.queryByRole('group', { name: '物語の本文' });
/** Pieces that stand upright, in the order of the text. */
const upright = (element: Element) =>
  [...element.querySelectorAll('span[data-long]')].map((piece) => [
    piece.textContent,
    piece.getAttribute('data-long'),
  ]);

describe('vertical writing', () => {
  it('is there from the start where it was chosen, and turns the column alone', async () => {
    await read('abc', { remembered });
    expect(column()).toHaveStyle({ writingMode: 'vertical-rl' });
    expect(
      within(screen.getByRole('group', { name: '物語の本文' })).getAllByRole('article'),
    ).toHaveLength(10);
    const pages = screen.getByRole('navigation', { name: 'ページ' });
    expect(column()).not.toContainElement(pages);
  });

  it('is chosen among the settings, and put away again', async () => {
    const { user } = await read('abc');
    expect(column()).toBeNull();
    await user.click(screen.getByRole('button', { name: '読みやすさ' }));
    const dialog = within(await screen.findByRole('dialog', { name: '読みやすさ' }));
    const way = within(dialog.getByRole('group', { name: '組み方' }));
    await user.click(way.getByRole('button', { name: '縦書き' }));
    // Marked at once; the page follows when that is painted.
    expect(way.getByRole('button', { name: '縦書き' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(vertical()).not.toBeNull());
    await user.click(way.getByRole('button', { name: '横書き' }));
    await waitFor(() => expect(vertical()).toBeNull());
  });

  it('sets numbers upright: two digits in one square, more of them one below the other', async () => {
    await read('abc/1/12/9', { remembered });
    expect(upright(screen.getByRole('article'))).toEqual([
      ['120', 'true'],
      ['120', 'true'],
    ]);
    expect(screen.getByRole('article', { name: '第120節' })).toBeVisible();
    cleanup();
    await read('abc/1/1/0', { remembered });
    const [words] = screen.getAllByRole('paragraph');
    expect(words).toHaveTextContent('銀貨30枚、1240歩。待って!');
    expect(words === undefined ? [] : upright(words)).toEqual([
      ['30', 'false'],
      ['1240', 'true'],
      ['!', 'false'],
    ]);
  });

  it('leaves level lines as they are written', async () => {
    await read('abc/1/1/0');
    expect(upright(screen.getByRole('article'))).toEqual([]);
  });

  it('goes on to the left by the keyboard', async () => {
    const { user } = await read('abc/1/2', { remembered });
    // The keys come a moment after the words; a column without a layout has no more lines to move to.
    await expect
      .poll(async () => {
        if (currentPath() === '/abc/1/2') await user.keyboard('{ArrowLeft}');
        return currentPath();
      })
      .toBe('/abc/1/3');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(currentPath()).toBe('/abc/1/1');
  });
});
