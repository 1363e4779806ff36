import type { Browser } from 'playwright-core';
import { distribution, rounded } from '../statistics';
import { dismissForm, newPhone } from './phone';

const RUNS = 5;

/** From the click on the next page to the frame that shows it, at a quarter of the speed; and plain articles, in ms. */
export async function measurePageTurn(browser: Browser, url: string): Promise<object> {
  const own: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await newPhone(browser, { cpu: 4 });
    const { page } = phone;
    await page.goto(url);
    await dismissForm(page);
    const pages = page.getByRole('navigation', { name: 'ページ' });
    // Once there and back, so that nothing is loaded or compiled for the first time.
    await pages.getByText('2', { exact: true }).click();
    await page.locator('#n11').waitFor();
    await pages.getByText('1', { exact: true }).click();
    await page.locator('#n1').waitFor();
    own.push(
      await page.evaluate(async () => {
        const link = [...document.querySelectorAll('nav[aria-label="ページ"] a')].find(
          (one) => one.textContent.trim() === '2',
        );
        if (!(link instanceof HTMLElement)) throw new Error('There is no second page.');
        const begin = performance.now();
        link.click();
        while (document.querySelector('#n11') === null) await new Promise((go) => setTimeout(go));
        await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
        return performance.now() - begin;
      }),
    );
    plain.push(
      await page.evaluate(async () => {
        const texts = [...document.querySelectorAll('article')].map((one) =>
          [...one.querySelectorAll('p')].map((line) => line.textContent),
        );
        const place = document.createElement('main');
        document.body.replaceChildren(place);
        await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
        const begin = performance.now();
        for (const lines of texts) {
          const article = document.createElement('article');
          for (const line of lines) {
            const paragraph = document.createElement('p');
            paragraph.textContent = line;
            article.append(paragraph);
          }
          place.append(article);
        }
        await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
        return performance.now() - begin;
      }),
    );
    await phone.close();
  }
  const times = { own: distribution(own.map(rounded)), plain: distribution(plain.map(rounded)) };
  return { ...times, ratio: rounded(times.own.median / times.plain.median) };
}
