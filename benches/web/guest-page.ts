import type { CDPSession, Page } from 'playwright-core';

/** Waits until the app knows that its reader is a guest; closes the form that opens by itself at home. */
export async function readOnAsGuest(page: Page): Promise<void> {
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
