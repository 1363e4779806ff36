import type {} from '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chapterOf, openApp, settled } from '../testing/open-app';
import { preloadDialogs } from './preload-dialogs';

it('opens a dialog that was preloaded without waiting for its file', async () => {
  let pauses = 0;
  await preloadDialogs(() => {
    pauses += 1;
    return Promise.resolve();
  });
  // Each file has a pause of its own.
  expect(pauses).toBeGreaterThan(5);
  const { data, user } = openApp('abc');
  await settled(() =>
    data.story('abc').emit({ onamae: '灯里', chapters: [chapterOf(2)], updatedAt: '' }),
  );
  await user.click(screen.getByRole('button', { name: 'ランキング' }));
  expect(screen.getByRole('dialog', { name: 'ランキング' })).toBeInTheDocument();
});
