import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { ownSettings } from '../support/own-settings';
import { ROOT } from '../support/root';
import { startApp } from '../support/running-app';
import { touchPages } from '../support/touch-pages';
import { takeFirstSeconds } from './first-seconds';
import {
  bringUp,
  GUEST_SCREENS,
  PARTICIPANT_SCREENS,
  register,
  SIZES,
  type Screen,
} from './screens';
import { smallPng } from './small-png';

const FOLDER = join(ROOT, 'docs', 'screens');

/** Takes pictures into docs/screens: the first seconds of a visit, then every screen, phone and desktop, light and dark. */
export async function main(): Promise<number> {
  const env = await ownSettings();
  const app = await startApp(env);
  const browser = await launchBrowser();
  try {
    mkdirSync(FOLDER, { recursive: true });
    const taken = new Set<string>();
    const write = async (file: string, picture: Buffer): Promise<void> => {
      writeFileSync(join(FOLDER, file), await smallPng(picture));
      taken.add(file);
      console.log(file);
    };
    await takeFirstSeconds(browser, app.url, write);
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await openPage(browser, viewport, colorScheme);
        const file = ({ name }: Screen): string => `${name}-${size}-${colorScheme}.png`;
        const takeAll = async (screens: readonly Screen[]): Promise<void> => {
          for (const screen of screens) {
            await bringUp(page, app.url, screen);
            await write(file(screen), await page.screenshot());
          }
        };
        await takeAll(GUEST_SCREENS);
        await register(page, app.url);
        await takeAll(PARTICIPANT_SCREENS);
        await page.context().close();
      }
    }
    // Removes pictures of screens that no longer exist or were renamed.
    for (const old of readdirSync(FOLDER)) if (!taken.has(old)) rmSync(join(FOLDER, old));
  } finally {
    await browser.close();
    await app.interrupt();
    rmSync(env.DATA_DIR, { recursive: true });
  }
  return 0;
}

async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  });
  await touchPages(context);
  return context.newPage();
}
