import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  bringUp,
  GUEST_SCREENS,
  PARTICIPANT_SCREENS,
  register,
  SIZES,
  type Screen,
} from '../../tools/screens/screens';
import { touchPages } from '../../tools/support/touch-pages';
import { readOnAsGuest, section } from './reader';
import { setStage } from './stage';
import { violations } from './violations';

const stage = setStage();

async function openPage(viewport: { width: number; height: number }): Promise<Page> {
  const context = await stage.browser.newContext({
    locale: 'ja-JP',
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  await touchPages(context);
  return context.newPage();
}

async function expectNoFault(page: Page, screen: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await bringUp(page, stage.url, screen);
  expect(await violations(page, 'everything'), screen.name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The page follows the system setting asynchronously.
  await page.locator('html[data-paper=dark]').waitFor({ state: 'attached' });
  expect(await violations(page, 'colours'), `${screen.name}, dark`).toEqual([]);
}

const sizes = Object.entries(SIZES);

// In parallel: each is a browser process that computes all the time.
it.concurrent.each(sizes)(
  'on a %s neither guest nor participant finds a screen or dialog with a fault that axe knows, by day or night',
  async (_, viewport) => {
    const page = await openPage(viewport);
    for (const screen of GUEST_SCREENS) await expectNoFault(page, screen);
    await register(page, stage.url);
    for (const screen of PARTICIPANT_SCREENS) await expectNoFault(page, screen);
    await page.context().close();
  },
);

it.each(sizes)(
  'on a %s pictures are 345 px wide at most, and the trait has seven rows',
  async (_, viewport) => {
    const page = await openPage(viewport);
    await page.goto(`${stage.url}10353/1/1`);
    await readOnAsGuest(page);
    await section(page, 1).waitFor();
    const picture = await section(page, 1).getByRole('img').first().boundingBox();
    expect(picture?.width).toBeGreaterThan(200);
    expect(picture?.width).toBeLessThanOrEqual(345);
    await page.getByRole('button', { name: 'キャラシート' }).first().click();
    const trait = page.getByRole('textbox', { name: '特殊な性質' });
    const rows = await trait.evaluate((field) => {
      const { lineHeight } = getComputedStyle(field);
      return field.clientHeight / Number.parseFloat(lineHeight);
    });
    expect(rows).toBeGreaterThanOrEqual(7);
    await page.context().close();
  },
);

describe('who needs other letters', () => {
  /** The horizontal overflow of the page, in px. */
  const overflow = (page: Page): Promise<number> =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

  it.concurrent('loses nothing at twice the size', async () => {
    // A window of 1280 px at 200 % has a width of 640.
    const page = await openPage({ width: 640, height: 450 });
    for (const screen of GUEST_SCREENS) {
      await bringUp(page, stage.url, screen);
      expect(await overflow(page), screen.name).toBe(0);
    }
    await page.context().close();
  });

  it.concurrent('has the whole height for a dialog at 400 %', async () => {
    const height = 256;
    const page = await openPage({ width: 320, height });
    const isDialog = ({ name }: Screen) => /^(?:registration|timeline|help|export)$/u.test(name);
    for (const screen of GUEST_SCREENS.filter(isDialog)) {
      await bringUp(page, stage.url, screen);
      const dialog = page.getByRole('dialog');
      /** The height in which the dialog's words are seen: that of what is scrolled. */
      const room = await dialog
        .locator('.MuiDialogContent-root > *')
        .first()
        .evaluate((words) => {
          let box = words.parentElement;
          while (box !== null && getComputedStyle(box).overflowY === 'visible')
            box = box.parentElement;
          return box?.clientHeight ?? 0;
        });
      expect(room, screen.name).toBeGreaterThan(0.9 * height);
      // Everything is reached, and seen when it is.
      for (const control of await dialog
        .getByRole('textbox')
        .or(dialog.getByRole('button'))
        .all()) {
        await control.focus();
        const { y = -1, height: tall = 0 } = (await control.boundingBox()) ?? {};
        expect(y >= 0 && y + tall <= height, screen.name).toBe(true);
      }
    }
    await page.context().close();
  });

  it.concurrent('loses nothing with wide spacing', async () => {
    // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html
    const page = await openPage({ width: 360, height: 740 });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent =
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
        document.head.append(style);
      }),
    );
    for (const screen of GUEST_SCREENS) {
      await bringUp(page, stage.url, screen);
      expect(await overflow(page), screen.name).toBe(0);
      const cut = await page.getByRole('button').evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).overflow === 'hidden')
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
      expect(cut, screen.name).toEqual([]);
    }
    await page.context().close();
  });
});

describe('who has only a keyboard', () => {
  it('reaches the story, opens a dialog, stays inside, and comes back to where it was', async () => {
    const page = await openPage(SIZES.desktop);
    await page.goto(`${stage.url}10353/1/1/0`);
    await section(page, 1).waitFor();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(await focused()).toBe('物語へ進む');
    const help = page.getByRole('button', { name: '説明', exact: true });
    await help.focus();
    expect(await help.evaluate((button) => getComputedStyle(button).outlineStyle !== 'none')).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '説明' });
    await dialog.waitFor();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await help.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.context().close();
  });
});
