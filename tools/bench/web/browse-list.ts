import type { Browser } from 'playwright-core';
import { distribution, rounded } from '../statistics';
import { newPhone } from './phone';

const RUNS = 5;

/** From the press that opens the list of 1,000 participants to the frame that shows it, at a quarter of the speed, in ms. */
export async function measureBrowseList(browser: Browser, url: string): Promise<object> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await newPhone(browser, { cpu: 4 });
    const { page } = phone;
    await page.goto(url);
    await page.getByRole('button', { name: 'ほかの物語を読む' }).click();
    const field = page.getByRole('combobox');
    await field.waitFor();
    await page.waitForFunction(() => document.querySelector('[role="combobox"]:disabled') === null);
    await field.press('Escape');
    times.push(
      await page.evaluate(async () => {
        const opener = document.querySelector<HTMLElement>('.MuiAutocomplete-popupIndicator');
        if (opener === null) throw new Error('The list has no button.');
        const begin = performance.now();
        opener.click();
        while (document.querySelectorAll('[role="option"]').length < 50) {
          await new Promise((go) => setTimeout(go));
        }
        await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
        return performance.now() - begin;
      }),
    );
    await phone.close();
  }
  return distribution(times.map(rounded));
}
