import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { launchBrowser } from '../../tools/support/browser';
import { freePorts } from '../../tools/support/free-port';
import { startApp, type RunningApp } from '../../tools/support/running-app';

const FIRST_LINE = '縄の値段なら、もう三度も覚えた。';
const NAME = '灯里';

let env: Record<string, string>;
let app: RunningApp;
let browser: Browser;
let player: BrowserContext;
let page: Page;

beforeAll(async () => {
  const [PORT, AUTH_PORT, DATABASE_PORT, FIRESTORE_PORT] = (await freePorts(4)).map(String);
  env = {
    PORT: String(PORT),
    AUTH_PORT: String(AUTH_PORT),
    DATABASE_PORT: String(DATABASE_PORT),
    FIRESTORE_PORT: String(FIRESTORE_PORT),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'main-job-')),
    TURN_SECONDS: '1.5',
  };
  app = await startApp(env);
  browser = await launchBrowser();
  player = await newReader();
  page = await player.newPage();
});

afterAll(async () => {
  await browser.close();
  await app.interrupt();
});

/** A browser of somebody's own: with storage and sign-in shared with nobody. */
async function newReader(): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 412, height: 915 } });
  context.setDefaultTimeout(30_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context;
}

const section = (on: Page, number: number) =>
  on.getByRole('article', { name: `第${number}節`, exact: true });

/** The numbers of the sections on screen, in the order in which they stand. */
async function numbersOnScreen(on: Page): Promise<number[]> {
  const names = await on
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map(
        (article) =>
          article.getAttribute('aria-label') ??
          document.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent ??
          '',
      ),
    );
  return names.map((name) => Number(/第(\d+)節/u.exec(name)?.[1]));
}

async function textsOnScreen(on: Page): Promise<string[]> {
  return on.getByRole('article').locator('p').allInnerTexts();
}

describe('the main job', () => {
  it('a guest reads the showcase story, chapter by chapter and page by page', async () => {
    await page.goto(app.url);
    await page.getByRole('dialog', { name: '登録' }).getByRole('button', { name: 'やめる' }).click();
    await section(page, 1).waitFor();

    const tabs = page.getByRole('tab', { name: /^第\d+章/u });
    const chapters = await tabs.count();
    expect(chapters).toBeGreaterThanOrEqual(3);
    for (let chapter = 0; chapter < chapters; chapter += 1) {
      await tabs.nth(chapter).click();
      await section(page, 1).waitFor();
      const pages = await page.getByRole('button', { name: /ページ \d+|ページ目/u }).count();
      const seen: number[] = [];
      for (let number = 1; number <= Math.max(1, pages); number += 1) {
        if (number > 1) {
          await page.getByRole('button', { name: new RegExp(`^(ページ )?${number}(ページ目)?$`, 'u') }).click();
          await section(page, 10 * (number - 1) + 1).waitFor();
        }
        seen.push(...(await numbersOnScreen(page)));
        for (const text of await textsOnScreen(page)) expect(text.trim()).not.toBe('');
      }
      expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => index + 1));
      expect(seen.length).toBeGreaterThanOrEqual(30);
    }
  });
});
