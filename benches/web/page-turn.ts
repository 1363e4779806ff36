import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { distribution, rounded } from '../statistics';
import { newPhone } from '../../tools/support/phone';
import { readOnAsGuest } from './guest-page';

const RUNS = 5;

/**
 * From the click on the next page to the frame that shows it, at a quarter of the speed, in ms: in the app, and with the
 * same text in bare articles by the same React.
 */
export async function measurePageTurn(browser: Browser, url: string): Promise<object> {
  const plainScript = await bundled('plain-page.ts');
  const app: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await newPhone(browser, { cpu: 4 });
    const { page } = phone;
    await page.goto(url);
    await readOnAsGuest(page);
    const first = await paragraphs(page);
    const pages = page.getByRole('navigation', { name: 'ページ' });
    // A warm-up, so that nothing is loaded or compiled during the measurement.
    await pages.getByText('2', { exact: true }).click();
    await page.locator('#n11').waitFor();
    const second = await paragraphs(page);
    await pages.getByText('1', { exact: true }).click();
    await page.locator('#n1').waitFor();
    app.push(await timeTurn(page, 'nav[aria-label="ページ"] a[href$="/1/2"]'));
    await phone.close();

    const other = await newPhone(browser, { cpu: 4 });
    await other.page.evaluate((texts) => Object.assign(window, { pages: texts }), [first, second]);
    await other.page.addScriptTag({ content: plainScript });
    await other.page.locator('#n10').waitFor();
    plain.push(await timeTurn(other.page, '#next'));
    await other.close();
  }
  const times = { app: distribution(app), plain: distribution(plain) };
  return { ...times, ratio: rounded(times.app.median / times.plain.median) };
}

const paragraphs = (page: Page): Promise<string[][]> =>
  page
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((article) =>
        [...article.querySelectorAll('p')].map(({ textContent }) => textContent),
      ),
    );

/** Clicks the link to the second page; ms until a frame shows its first section. */
const timeTurn = async (page: Page, selector: string): Promise<number> =>
  rounded(
    await page.evaluate(async (next) => {
      const link = document.querySelector<HTMLElement>(next);
      if (link === null) throw new Error('There is no second page.');
      await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
      const begin = performance.now();
      link.click();
      while (document.querySelector('#n11') === null) await new Promise((go) => setTimeout(go));
      await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
      return performance.now() - begin;
    }, selector),
  );

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL(file, import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
