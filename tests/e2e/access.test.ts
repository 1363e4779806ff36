import AxeBuilder from '@axe-core/playwright';
import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/support/browser';
import { ownSettings, type OwnSettings } from '../../tools/support/own-settings';
import { startApp, type RunningApp } from '../../tools/support/running-app';
import { readOnAsGuest, section } from './reader';

let env: OwnSettings;
let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  env = await ownSettings();
  app = await startApp(env);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await app.interrupt();
  rmSync(env.DATA_DIR, { recursive: true });
});

/** What axe finds against WCAG 2.2 A and AA, a line each. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

describe.each([
  ['phone, light', { width: 412, height: 915 }, 'light'],
  ['desktop, dark', { width: 1280, height: 900 }, 'dark'],
] as const)('%s', (_, viewport, colorScheme) => {
  it('has no fault that axe can find, on any screen or dialog', async () => {
    const context = await browser.newContext({
      locale: 'ja-JP',
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(app.url);
    await page.getByRole('dialog', { name: '登録' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await readOnAsGuest(page);
    await section(page, 1).waitFor();
    expect(await violations(page)).toEqual([]);
    for (const name of ['タイムライン', 'ランキング', '設定', 'ほかの物語を読む', '説明']) {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await page.goto(`${app.url}10353/1/1/0`);
    await section(page, 1).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${app.url}10353/99`);
    await page.getByText('なにもない…').waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
