import type {} from '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListState } from './ListState';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('does not load for ever when nobody answers', () => {
  const { rerender } = render(<ListState status="loading" />);
  wait(9_000);
  expect(screen.getByRole('status')).toHaveTextContent('読み込み中…');
  wait(2_000);
  expect(screen.getByRole('status')).toHaveTextContent(
    '一覧を読み込めませんでした。通信の状態を確かめて、開き直して下さい。',
  );
  rerender(<ListState status="offline" />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'サーバーとの接続が切れています。つながると、一覧がここに現れます。',
  );
  // It speaks after all.
  rerender(<ListState status="ready" />);
  expect(screen.getByRole('status')).toHaveTextContent('なにもない…');
});
