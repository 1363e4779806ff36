import type {} from '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

/** A part whose file can't be fetched so many times. */
function partAfter(failures: number) {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>目次</p> }));
  for (let failed = 0; failed < failures; failed += 1) {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  }
  return { load, Part: lazyPart(load) };
}

const show = (Part: ReturnType<typeof partAfter>['Part']) =>
  render(
    <ErrorBoundary fallback={<p>開けませんでした</p>}>
      <Suspense fallback={<p>読み込み中</p>}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );

it('is shown when its file comes at the second request', async () => {
  const { load, Part } = partAfter(1);
  show(Part);
  expect(screen.getByText('読み込み中')).toBeVisible();
  expect(await screen.findByText('目次')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('fails after three requests, and is asked for anew when it is opened again', async () => {
  const { Part } = partAfter(3);
  vi.spyOn(console, 'error').mockReturnValue();
  const { unmount } = show(Part);
  expect(await screen.findByText('開けませんでした')).toBeVisible();
  unmount();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 2_000);
  show(Part);
  expect(await screen.findByText('目次')).toBeVisible();
});

it('shows no fallback when it was preloaded', async () => {
  const { Part } = partAfter(0);
  await Part.preload();
  show(Part);
  expect(screen.getByText('目次')).toBeVisible();
});
