import type {} from '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitingDialog } from './WaitingDialog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the waiting dialog', () => {
  it('says in one live region when it takes long, and that nothing has to be done again', () => {
    render(<WaitingDialog onClose={() => undefined} />);
    expect(screen.getByRole('status')).toHaveTextContent('ご登録の確認をしています…');
    act(() => void vi.advanceTimersByTime(8000));
    const region = screen.getByRole('status');
    expect(region).toHaveTextContent('いつもより時間がかかっています。');
    expect(screen.getByText(/もう一度登録する必要はありません/u)).toBeVisible();
    // The sentence that stays is not read out a second time.
    expect(region).toHaveAttribute('aria-atomic', 'false');
  });
});
