import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updates } from '../../messages/updates';
import { AppTheme } from '../theme/AppTheme';
import UpdateNotice from './UpdateNotice';

/** A browser's service workers, where a new version waits; the first registrations fail. */
function serviceWorkers(failures: number) {
  const waiting = Object.assign(new EventTarget(), {
    scriptURL: new URL('/sw.js', window.location.href).href,
    state: 'installed',
    postMessage: vi.fn(),
  });
  const update = vi.fn(() => Promise.resolve());
  const registration = Object.assign(new EventTarget(), { waiting, update });
  const register = vi.fn(() => Promise.resolve(registration));
  for (let failed = 0; failed < failures; failed += 1) {
    register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  }
  const container = Object.assign(new EventTarget(), { controller: null, register });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { register, update, waiting };
}

const open = () =>
  render(
    <AppTheme>
      <UpdateNotice />
    </AppTheme>,
  );
const goOnline = () => window.dispatchEvent(new Event('online'));
const notice = () => screen.queryByRole('complementary', { name: updates.label });

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('a version that waits is let in when the reader says so', async () => {
  const { waiting } = serviceWorkers(0);
  open();
  const button = await screen.findByRole('button', { name: updates.reload });
  expect(waiting.postMessage).not.toHaveBeenCalled();
  await userEvent.setup().click(button);
  await expect.poll(() => waiting.postMessage).toHaveBeenCalledOnce();
});

it('who opened the page without a network gets its worker when there is one', async () => {
  const { register, update } = serviceWorkers(2);
  open();
  await expect.poll(() => register).toHaveBeenCalledTimes(1);
  goOnline();
  await expect.poll(() => register).toHaveBeenCalledTimes(2);
  expect(notice()).toBeNull();
  goOnline();
  expect(await screen.findByText(updates.waiting)).toBeVisible();
  // It is registered now: from here on the browser asks for what is new.
  goOnline();
  await expect.poll(() => update).toHaveBeenCalledOnce();
  expect(register).toHaveBeenCalledTimes(3);
});

it('asks for nothing any more when it is gone', async () => {
  const { register } = serviceWorkers(9);
  const { unmount } = open();
  await expect.poll(() => register).toHaveBeenCalledOnce();
  unmount();
  goOnline();
  // Whatever it might still do has been done by then.
  await new Promise((go) => setTimeout(go));
  expect(register).toHaveBeenCalledOnce();
});

it('does without where there are no service workers', () => {
  open();
  expect(notice()).toBeNull();
});
