import type { Browser } from 'playwright-core';
import { distribution } from '../statistics';
import { newPhone } from '../../tools/support/phone';

const RUNS = 5;

/** Cold, on a slow line and a slow processor: when the text is painted, and when the app has started, in s. */
export async function measureFirstText(browser: Browser, url: string): Promise<object> {
  const text: number[] = [];
  const app: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await newPhone(browser, { isSlowLine: true, cpu: 4 });
    await phone.page.addInitScript({ path: new URL('moments.js', import.meta.url).pathname });
    await phone.page.goto(url);
    // By its text: the form that has opened hides it from roles.
    await phone.page.locator('article button', { hasText: 'いいね' }).first().waitFor();
    const moments = await phone.page.evaluate(() => window.moments);
    text.push(Math.round(moments.text) / 1000);
    app.push(Math.round(moments.like) / 1000);
    await phone.close();
  }
  return { textSeconds: distribution(text), likeButtonSeconds: distribution(app) };
}

declare global {
  interface Window {
    /** Milliseconds since the navigation began. */
    readonly moments: { readonly text: number; readonly like: number };
  }
}
