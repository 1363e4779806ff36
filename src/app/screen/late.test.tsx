import type {} from '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyMessages } from '../../messages/story-messages';
import { registration } from '../../messages/registration';
import { WaitingDialog } from '../../features/registration/WaitingDialog';
import { AppTheme } from '../theme/AppTheme';
import { connectionChanged } from '../../features/connection/connection-slice';
import { chapterOf, openApp } from '../testing/open-app';

/** When the chapters of these tests were written. */
const WRITTEN = Date.parse('2026-01-01T00:00:00.000Z');
const MINUTE_MS = 60_000;

beforeEach(() => {
  // jsdom has no layout, so nothing can be scrolled to.
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A guest reads a story of so many sections, this much after it was written. */
async function read(sections: number, afterMs: number) {
  const app = openApp('abc', { now: () => WRITTEN + afterMs });
  await expect.poll(() => app.data.story('abc').open()).toBe(1);
  const tell = (length: number, at: number) =>
    act(() =>
      app.data.story('abc').emit({
        onamae: '灯里',
        chapters: [chapterOf(length, { change: () => ({ date: new Date(at).toISOString() }) })],
        updatedAt: '',
      }),
    );
  act(() => app.data.entry.emit(null));
  tell(sections, WRITTEN);
  return { ...app, tell };
}

describe('a story whose engine is down', () => {
  it.each([
    ['between two pages', 10, 18],
    ['amid a page', 7, 3],
  ])('says that it is late, %s, until it goes on', async (_, sections, minutes) => {
    const { tell } = await read(sections, minutes * MINUTE_MS);
    expect(await screen.findByText(storyMessages.late)).toBeVisible();
    tell(sections + 1, WRITTEN + minutes * MINUTE_MS);
    expect(screen.queryByText(storyMessages.late)).toBeNull();
  });

  it('is not called late while it is not, nor where nothing is known', async () => {
    await read(10, 16 * MINUTE_MS);
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(screen.queryByText(storyMessages.late)).toBeNull();
    cleanup();
    const late = await read(10, 60 * MINUTE_MS);
    expect(await screen.findByText(storyMessages.late)).toBeVisible();
    act(() => void late.store.dispatch(connectionChanged(false)));
    expect(screen.queryByText(storyMessages.late)).toBeNull();
    expect(screen.getByText(/^サーバーとの接続が切れています。つながると自動で/u)).toBeVisible();
    act(() => void late.store.dispatch(connectionChanged(true)));
    expect(screen.getByText(storyMessages.late)).toBeVisible();
  });
});

it('a device without a network says so at once, until the server is reached again', async () => {
  const { data } = await read(3, 0);
  const banner = () => screen.queryByText(/^サーバーとの接続が切れています。/u);
  act(() => data.connection.emit(true));
  expect(banner()).toBeNull();
  act(() => data.network.emit(false));
  expect(banner()).toBeVisible();
  act(() => data.connection.emit(false));
  act(() => data.network.emit(true));
  expect(banner()).toBeVisible();
  act(() => data.connection.emit(true));
  expect(banner()).toBeNull();
});

it('a server that can store nothing is named as the reason, and the like is taken back', async () => {
  const { data, store, user } = await read(3, 0);
  data.refuseWrites('unavailable');
  const [like] = await screen.findAllByRole('button', { name: 'いいね' });
  if (like === undefined) throw new Error('There is no like button.');
  await user.click(like);
  expect(
    await screen.findByText(
      'いいねを送れませんでした。サーバーが今は受け付けられません。時間をおいて、もう一度お試し下さい。',
    ),
  ).toBeVisible();
  expect(store.getState().connection.isOnline).toBe(true);
});

it('who has registered hears that it takes longer than usual', () => {
  vi.useFakeTimers();
  render(
    <AppTheme>
      <WaitingDialog onClose={() => undefined} />
    </AppTheme>,
  );
  expect(screen.getByText(registration.waitingHint)).toBeVisible();
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  expect(screen.getByText(registration.waitingLong)).toBeVisible();
});
