import type { Browser } from 'playwright-core';
import { newPhone } from '../../tools/support/phone';
import { appIsThere } from '../../tools/support/touch-pages';
import { distribution } from '../statistics';
import { longTasks } from './long-tasks';

const RUNS = 5;

/**
 * Cold, on a slow line and a slow processor, by a reader who scrolls as soon as there are words: s until they are painted
 * and from the touch to the app, and the blocking time until then, in ms.
 */
export async function measureFirstText(browser: Browser, url: string): Promise<object> {
  const text: number[] = [];
  const app: number[] = [];
  const blocking: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await newPhone(browser, { isSlowLine: true, cpu: 4, isStill: true });
    await phone.page.addInitScript({ path: new URL('moments.js', import.meta.url).pathname });
    await phone.page.goto(url, { waitUntil: 'commit' });
    await phone.page.locator('article p').first().waitFor();
    await phone.page.mouse.wheel(0, 1);
    await appIsThere(phone.page);
    await phone.page.evaluate(() => new Promise((go) => requestIdleCallback(go)));
    const moments = await phone.page.evaluate(() => window.moments);
    const tasks = longTasks(moments.tasks);
    text.push(Math.round(moments.text) / 1000);
    app.push(Math.round(moments.app - moments.touch) / 1000);
    blocking.push(tasks.blocking);
    longest.push(tasks.longest);
    await phone.close();
  }
  return {
    textSeconds: distribution(text),
    touchToAppSeconds: distribution(app),
    blockingMilliseconds: distribution(blocking),
    longestTaskMilliseconds: distribution(longest),
  };
}

declare global {
  interface Window {
    /** Milliseconds since the navigation began. */
    readonly moments: {
      readonly text: number;
      readonly touch: number;
      readonly app: number;
      /** Durations of the tasks over 50 ms. */
      readonly tasks: readonly number[];
    };
  }
}
