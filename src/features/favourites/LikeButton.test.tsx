import type {} from '@testing-library/jest-dom/vitest';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataError } from '../../data/data-error';
import { createMemoryDevice } from '../../data/testing/memory-device';
import { createScriptedData } from '../../data/testing/scripted-data';
import { NoticeContext } from '../../ui/notice/notice-context';
import { favouritesReducer } from './favourites-slice';
import { LikeButton } from './LikeButton';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A button whose like is under way until the server's answer is given. */
function openWaiting() {
  let confirm: () => void = () => undefined;
  let refuse: (why: DataError) => void = () => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    confirm = resolve;
    refuse = reject;
  });
  return { ...open(() => answer), confirm, refuse };
}

function open(set: () => Promise<void>) {
  const scripted = createScriptedData();
  const likes = { ...scripted.scriptedLikes, set };
  const data = { ...scripted, likes: () => Promise.resolve(likes) };
  const store = configureStore({
    reducer: { favourites: favouritesReducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { data, device: createMemoryDevice(), now: () => 0 } },
      }),
  });
  const notify = vi.fn<(sentence: string) => void>();
  render(
    <Provider store={store}>
      <NoticeContext value={notify}>
        <LikeButton favouriteKey="abc_1_1E" />
      </NoticeContext>
    </Provider>,
  );
  return {
    notify,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
  };
}

const like = () => screen.getByRole('button', { name: /^いいね/u });

it('shows that a like waits for the server, and takes it back kindly when it never came', async () => {
  const { refuse, notify, user } = openWaiting();
  await user.click(like());
  expect(like()).toHaveAccessibleName('いいね 1');
  act(() => void vi.advanceTimersByTime(2_000));
  expect(like()).toHaveAccessibleName('いいね 1（送信を待っています）');
  refuse(new DataError('offline'));
  await expect.poll(() => notify).toHaveBeenCalledOnce();
  expect(notify.mock.calls[0]?.[0]).toMatch(
    /^いいねを送れませんでした。サーバーにつながりません。/u,
  );
  expect(like()).toHaveAccessibleName('いいね');
  expect(like()).toHaveAttribute('aria-pressed', 'false');
});

it('says nothing of waiting when the server answers', async () => {
  const { confirm, user } = openWaiting();
  await user.click(like());
  act(() => void vi.advanceTimersByTime(2_000));
  confirm();
  await expect.poll(() => like()).toHaveAccessibleName('いいね 1');
  expect(like()).toHaveAttribute('aria-pressed', 'true');
});

it('sends a like again that is refused because its section has only just been told', async () => {
  const send = vi.fn(() => Promise.resolve());
  send
    .mockRejectedValueOnce(new DataError('denied'))
    .mockRejectedValueOnce(new DataError('denied'));
  const { notify, user } = open(send);
  await user.click(like());
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(send).toHaveBeenCalledTimes(3);
  expect(like()).toHaveAttribute('aria-pressed', 'true');
  expect(notify).not.toHaveBeenCalled();
});

it('says that a like is refused when it is after some seconds', async () => {
  const { notify, user } = open(() => Promise.reject(new DataError('denied')));
  await user.click(like());
  await act(() => vi.advanceTimersByTimeAsync(3_400));
  expect(notify).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(notify.mock.calls).toEqual([
    ['いまは、この節にいいねできません。少し待ってから、もう一度お試し下さい。'],
  ]);
  expect(like()).toHaveAttribute('aria-pressed', 'false');
});
