import type { CDPSession, Page } from 'playwright-core';
import { appIsThere } from '../../tools/support/touch-pages';

/** Waits until the app shows a page of a story and knows that its reader is a guest; closes the form that opens by itself at home. */
export async function readOnAsGuest(page: Page): Promise<void> {
  // The server's page has buttons of the same names.
  await appIsThere(page);
  const form = page.getByRole('dialog', { name: '登録' });
  const begin = page.getByRole('button', { name: '登録する', exact: true }).first();
  await form.or(begin).first().waitFor();
  if (await form.isVisible()) await form.getByRole('button', { name: 'やめる' }).click();
  await begin.waitFor();
}

/** JavaScript heap after garbage collection, in MB. */
export async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1e4) / 100;
}
