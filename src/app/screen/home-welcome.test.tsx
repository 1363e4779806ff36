import type {} from '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readServedWelcome } from '../../data/served-welcome';
import { chapterOf, currentPath, openApp } from '../testing/open-app';

const TITLE = 'くり返す一日の物語';
const story = (sections: number) => ({
  onamae: 'トワ',
  chapters: [
    chapterOf(20, { title: '霧の島' }),
    chapterOf(sections, { title: '峠', change: (n) => ({ turn: `峠の${n}。\n二段落目。` }) }),
  ],
  updatedAt: '',
});
const written = {
  date: '2026-01-01T00:00:00Z',
  summary: '灯里「塔」第1節　鐘が鳴った。',
  url: 'uid-7/2/1/0',
  cover: {
    onamae: '灯里',
    camp: '平和',
    firstWord: '腹がへった',
    theme: 'ミステリー',
    picture: '',
    isOver: false,
  },
} as const;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

/** Opens home as a guest. */
async function openHome() {
  const app = openApp('');
  await expect.poll(() => app.data.entry.open()).toBe(1);
  act(() => app.data.entry.emit(null));
  act(() => app.data.story('10353').emit(story(2)));
  return app;
}

const links = () =>
  within(screen.getByRole('region', { name: TITLE }))
    .getAllByRole('link')
    .map((link) => [
      link.getAttribute('href')?.replace(/^.*\/16/u, ''),
      ...[...link.querySelectorAll('small, p')].map(({ textContent }) => textContent),
    ]);

describe('home, to a stranger', () => {
  it('says what this is, shows the newest section as it comes, and offers stories', async () => {
    const { data, user } = await openHome();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(TITLE);
    await expect.poll(() => data.timeline.open()).toBe(1);
    act(() => data.timeline.emit([written]));
    expect(links()).toEqual([
      ['/10353/2/1#n2', 'いまの一節・トワ 第2章 第2節', '峠の2。二段落目。'],
      ['/uid-7/1/1', '灯里・ミステリー', '「腹がへった」'],
      ['/10353/1/1', 'トワ・第1章', '霧の島'],
      ['/10353/2/1', 'トワ・第2章', '峠'],
    ]);
    act(() => data.story('10353').emit(story(3)));
    expect(links()[0]).toEqual([
      '/10353/2/1#n3',
      'いまの一節・トワ 第2章 第3節',
      '峠の3。二段落目。',
    ]);
    await user.click(screen.getByRole('link', { name: /灯里/u }));
    expect(currentPath()).toBe('/uid-7/1/1');
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  it('offers what the showcase has where the timeline is empty', async () => {
    const { data } = await openHome();
    await expect.poll(() => data.timeline.open()).toBe(1);
    act(() => data.timeline.emit([]));
    expect(links().slice(1)).toEqual([
      ['/10353/1/1', 'トワ・第1章', '霧の島'],
      ['/10353/2/1', 'トワ・第2章', '峠'],
    ]);
  });
});

it('what the server wrote is what the app begins with', () => {
  const page = document.createElement('div');
  page.innerHTML = `<div class="served home"><section class="welcome">
    <a href="/game/adventure/16/10353/2/1#n2" class="newest"><small>いまの一節</small><p>峠の2。</p></a>
    <ul><li><a href="/game/adventure/16/uid-7/1/1"><span class="cover"><img src="/a.svg" alt=""></span><small>灯里</small><p>「腹」</p></a></li></ul></section></div>`;
  expect(readServedWelcome(page)).toEqual({
    newest: { path: '/10353/2/1#n2', label: 'いまの一節', words: '峠の2。', picture: '' },
    openings: [{ path: '/uid-7/1/1', label: '灯里', words: '「腹」', picture: '/a.svg' }],
  });
  expect(readServedWelcome(document.createElement('div'))).toBeNull();
});
