import type { Browser } from 'playwright-core';
import { distribution, rounded } from '../statistics';
import { newPhone } from '../../tools/support/phone';
import { readOnAsGuest, heapMegabytes } from './guest-page';

const RUNS = 5;

/** The first page of a story of 100 and of one of 10,000 turns: s until the app shows it, and MB of heap then. */
export async function measureLongStory(
  browser: Browser,
  urls: { readonly short: string; readonly long: string },
): Promise<object> {
  const measured = {
    short: { url: urls.short, seconds: [] as number[], megabytes: [] as number[] },
    long: { url: urls.long, seconds: [] as number[], megabytes: [] as number[] },
  };
  // In turn: what else the machine does burdens both alike.
  for (let run = 0; run < RUNS; run += 1) {
    for (const { url, seconds, megabytes } of Object.values(measured)) {
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
  }
  const of = (name: 'short' | 'long', what: 'seconds' | 'megabytes') =>
    distribution(measured[name][what]);
  return {
    seconds: { short: of('short', 'seconds'), long: of('long', 'seconds') },
    heapMegabytes: { short: of('short', 'megabytes'), long: of('long', 'megabytes') },
    timeRatio: rounded(of('long', 'seconds').median / of('short', 'seconds').median),
    memoryRatio: rounded(of('long', 'megabytes').median / of('short', 'megabytes').median),
  };
}
