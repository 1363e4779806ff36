import type { Browser } from 'playwright-core';
import { distribution, rounded } from '../statistics';
import { newPhone } from '../../tools/support/phone';
import { readOnAsGuest, heapMegabytes } from './guest-page';

const RUNS = 3;

/** The first page of a story of 100 and of one of 10,000 turns: s until the app shows it, and MB of heap then. */
export async function measureLongStory(
  browser: Browser,
  urls: { readonly short: string; readonly long: string },
): Promise<object> {
  const measured: Record<string, { seconds: number[]; megabytes: number[] }> = {};
  for (const [name, url] of Object.entries(urls)) {
    const seconds: number[] = [];
    const megabytes: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const phone = await newPhone(browser, { cpu: 4 });
      await phone.page.addInitScript({ path: new URL('moments.js', import.meta.url).pathname });
      await phone.page.goto(url);
      await readOnAsGuest(phone.page);
      await phone.page
        .getByText(/全[\d,]+節/u)
        .first()
        .waitFor();
      await phone.page
        .getByRole('button', { name: /^いいね/u })
        .first()
        .waitFor();
      const { app } = await phone.page.evaluate(() => window.moments);
      seconds.push(Math.round(app) / 1000);
      megabytes.push(await heapMegabytes(phone.session));
      await phone.close();
    }
    measured[name] = { seconds, megabytes };
  }
  const of = (name: string, what: 'seconds' | 'megabytes') =>
    distribution(measured[name]?.[what] ?? []);
  return {
    seconds: { short: of('short', 'seconds'), long: of('long', 'seconds') },
    heapMegabytes: { short: of('short', 'megabytes'), long: of('long', 'megabytes') },
    timeRatio: rounded(of('long', 'seconds').median / of('short', 'seconds').median),
    memoryRatio: rounded(of('long', 'megabytes').median / of('short', 'megabytes').median),
  };
}
