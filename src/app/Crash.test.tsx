import type {} from '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { Crash } from './Crash';
import { AppTheme } from './theme/AppTheme';

const Broken = (): never => {
  throw new Error('broken');
};

it('says what happened and what to do when the screen itself fails', () => {
  // React logs the errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <AppTheme>
      <ErrorBoundary FallbackComponent={Crash}>
        <Broken />
      </ErrorBoundary>
    </AppTheme>,
  );
  expect(screen.getByText('画面を表示できませんでした。')).toBeVisible();
  expect(screen.getByText(/失われていません/u)).toBeVisible();
  expect(screen.getByRole('button', { name: '読み込み直す' })).toBeVisible();
});
