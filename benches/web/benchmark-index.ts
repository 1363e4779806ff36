import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright-core';

/** Lighthouse's index of the machine's speed at this moment, without throttling: figures under different ones can't be compared. */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await context.close();
  return Math.round(index);
}
