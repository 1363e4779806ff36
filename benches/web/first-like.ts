import type { Browser } from 'playwright-core';
import { newPhone } from '../../tools/support/phone';
import { distribution } from '../statistics';

const RUNS = 5;

/** From the first words until a like is taken, on a slow line and at a quarter of the processor's speed, in ms. */
export async function measureFirstLike(browser: Browser, url: string): Promise<object> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await newPhone(browser, { isSlowLine: true, cpu: 4 });
    await phone.page.goto(url, { waitUntil: 'commit' });
    times.push(
      await phone.page.evaluate(async () => {
        const frame = () => new Promise((go) => requestAnimationFrame(go));
        const like = () =>
          document.querySelector<HTMLElement>('#n1 .actions > button[aria-pressed]');
        while (like() === null) await frame();
        // Pressed until it is taken: a tap that comes too early does nothing.
        while (like()?.getAttribute('aria-pressed') !== 'true') {
          like()?.click();
          await frame();
        }
        const [words] = performance.getEntriesByName('first-contentful-paint');
        return Math.round(performance.now() - (words?.startTime ?? 0));
      }),
    );
    await phone.close();
  }
  return distribution(times);
}
