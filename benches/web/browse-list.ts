import type { Browser } from 'playwright-core';
import { distribution, rounded } from '../statistics';
import { newPhone } from '../../tools/support/phone';
import { readOnAsGuest } from './guest-page';

const RUNS = 5;

/** From the click on the list of 1,000 participants to the frame that shows it, at a quarter of the speed, in ms. */
export async function measureBrowseList(browser: Browser, url: string): Promise<object> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await newPhone(browser, { cpu: 4 });
    const { page } = phone;
    await page.goto(url);
    await readOnAsGuest(page);
    await page.getByRole('button', { name: 'ほかの物語を読む' }).click();
    const field = page.getByRole('combobox');
    await field.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await field.press('Escape');
    const shown = page.evaluate(async () => {
      const begin = await new Promise<number>((resolve) =>
        addEventListener('mousedown', () => resolve(performance.now()), {
          once: true,
          capture: true,
        }),
      );
      while (document.querySelector('[role="option"]') === null) {
        await new Promise((go) => setTimeout(go));
      }
      await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
      return performance.now() - begin;
    });
    await field.click();
    times.push(rounded(await shown));
    await phone.close();
  }
  return distribution(times);
}
