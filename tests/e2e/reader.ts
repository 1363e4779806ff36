import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { appIsThere, touchPages } from '../../tools/support/touch-pages';
import { installVoice } from './voice';

declare global {
  interface Window {
    reportViolation(violation: string): void;
  }
}

export interface ReaderOptions extends BrowserContextOptions {
  /** Touches nothing by itself: the app waits for a first touch. */
  readonly isStill?: boolean;
  /** Registers the service worker, which fetches every file of the app: two fifths of what a reader's page costs. */
  readonly keepsCopies?: boolean;
  /** Has a voice for reading aloud, controlled by the test. */
  readonly hasVoice?: boolean;
}

/**
 * A reader with a browser of their own and a hand on each page, so that the app starts at once, which reports violations of the site's Content-Security-Policy.
 * Nothing moves unless the options say so: positions can be compared, and a browser without a GPU computes less.
 */
export async function newReader(
  browser: Browser,
  { isStill = false, keepsCopies = false, hasVoice = false, ...options }: ReaderOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    viewport: { width: 412, height: 915 },
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    serviceWorkers: keepsCopies ? 'allow' : 'block',
    ...options,
  });
  context.setDefaultTimeout(60_000);
  await context.exposeFunction('reportViolation', (violation: string) =>
    // Not awaited: a rejection fails the run, whichever test is running.
    queueMicrotask(() => {
      throw new Error(`Content-Security-Policy: ${violation}`);
    }),
  );
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.reportViolation(`${violatedDirective} ${blockedURI}`),
    ),
  );
  if (!isStill) await touchPages(context);
  const page = await context.newPage();
  if (hasVoice) await installVoice(page);
  return page;
}

/** A section's article, 第N節. */
export function section(page: Page, number: number): Locator {
  return page.getByRole('article', { name: `第${number}節`, exact: true });
}

/** Chooses from the menu of a section. */
export async function chooseForSection(page: Page, number: number, tool: string): Promise<void> {
  await section(page, number)
    .getByRole('button', { name: `第${number}節のメニュー` })
    .click();
  await page.getByRole('menuitem', { name: tool, exact: true }).click();
}

/** The line that says how far the reader is; it comes with the reading tools. */
export const progressLine = (page: Page): Locator => page.getByText(/^第\d+章 \d+／\d+$/u);

/** Whether the page is home, where the registration form opens by itself to a new guest. */
export const isHome = (page: Page): boolean => /\/16\/?$/u.test(new URL(page.url()).pathname);

/** Waits until the app knows that its reader is a guest; closes the form that opens by itself at home. */
export async function readOnAsGuest(page: Page): Promise<void> {
  await appIsThere(page);
  const form = page.getByRole('dialog', { name: '登録' });
  if (isHome(page)) await form.getByRole('button', { name: 'やめる' }).click();
  await page.getByRole('button', { name: '登録する', exact: true }).first().waitFor();
}

export interface SectionOnScreen {
  readonly number: number;
  readonly text: string;
}

/** The displayed sections, in order. */
export async function sectionsOnScreen(page: Page): Promise<SectionOnScreen[]> {
  return page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => ({
      number: Number(/第(\d+)節/u.exec(article.textContent)?.[1]),
      text: [...article.querySelectorAll('p')].map(({ textContent }) => textContent).join('\n'),
    })),
  );
}

/** Reads the open chapter, page by page. */
export async function readChapter(page: Page): Promise<SectionOnScreen[]> {
  await section(page, 1).waitFor();
  const read = await sectionsOnScreen(page);
  const pages = page.getByRole('navigation', { name: 'ページ' });
  const count = await pages.getByText(/^\d+$/u).count();
  for (let number = 2; number <= count; number += 1) {
    await pages.getByText(String(number), { exact: true }).click();
    await section(page, 10 * (number - 1) + 1).waitFor();
    read.push(...(await sectionsOnScreen(page)));
  }
  return read;
}

/** 1 to `last`. */
export function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
