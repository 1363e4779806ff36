import type { Locator, Page, ViewportSize } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newReader, progressLine, readOnAsGuest, section } from './reader';
import { setStage } from './stage';
import { violations } from './violations';

const stage = setStage();

/** Whether an element can be seen on the screen, once its movement is over. */
async function isOnScreen(element: Locator): Promise<boolean> {
  return element.evaluate(async (bar) => {
    await Promise.all(bar.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const { top, bottom } = bar.getBoundingClientRect();
    return bottom > 1 && top < window.innerHeight - 1;
  });
}

/** Scrolls like a wheel, and waits until the page has moved. */
async function wheel(page: Page, way: number): Promise<void> {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, way);
  await page.waitForFunction((from) => window.scrollY !== from, before);
}

/** On the narrowest phone, too, it is said when the story goes on. */
async function expectWholeAtNarrowest(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const next = page.locator('main > header').getByText(/^(?:次の十節まで|つづきを書いて)/u);
  const { x, width } = (await next.boundingBox()) ?? { x: 0, width: Infinity };
  expect(x + width).toBeLessThanOrEqual(320 - 12);
}

/** A window of 1280 × 1024 at 400 %. */
const LARGEST = { width: 320, height: 256 };

describe.each([
  ['phone, light', { width: 390, height: 844 }, 'light'],
  ['desktop, dark', { width: 1280, height: 900 }, 'dark'],
] as const)('%s', (_, viewport: ViewportSize, colorScheme) => {
  const open = async (reducedMotion: 'reduce' | 'no-preference', size = viewport) => {
    const page = await newReader(stage.browser, { viewport: size, colorScheme, reducedMotion });
    await page.goto(`${stage.url}10353/2/1`);
    await readOnAsGuest(page);
    // On a low screen it has no room, and begins with the words.
    await section(page, 1).evaluate((article) => article.scrollIntoView());
    await progressLine(page).waitFor({ state: 'attached' });
    await page.mouse.move(size.width / 2, size.height / 2);
    const top = page.getByRole('banner');
    const main = page.getByRole('navigation', { name: '主なメニュー' });
    return { page, bars: [top, main] };
  };

  it('bars leave on the way down, and come back on the way up and to the keyboard', async () => {
    const { page, bars } = await open('no-preference');
    const areShown = async () => {
      const shown = await Promise.all(bars.map(isOnScreen));
      return new Set(shown).size === 1 && shown[0];
    };
    await section(page, 3).evaluate((article) => article.scrollIntoView());
    await wheel(page, 200);
    await expect.poll(areShown).toBe(false);
    await wheel(page, -100);
    await expect.poll(areShown).toBe(true);
    await wheel(page, 200);
    await expect.poll(areShown).toBe(false);
    await page.getByRole('button', { name: '設定' }).focus();
    await expect.poll(areShown).toBe(true);
    await page.context().close();
  });

  it('bars stay where reduced motion is preferred', async () => {
    const { page, bars } = await open('reduce');
    await section(page, 3).evaluate((article) => article.scrollIntoView());
    await wheel(page, 200);
    await page.waitForFunction(() => document.documentElement.dataset['bars'] === 'away');
    expect(await Promise.all(bars.map(isOnScreen))).toEqual([true, true]);
    await page.context().close();
  });

  it('bars leave at 400 %, also where reduced motion is preferred', async () => {
    const { page, bars } = await open('reduce', LARGEST);
    const areShown = () => Promise.all(bars.map(isOnScreen));
    await section(page, 3).evaluate((article) => article.scrollIntoView());
    await wheel(page, 200);
    await expect.poll(areShown).toEqual([false, false]);
    await wheel(page, -100);
    await expect.poll(areShown).toEqual([true, true]);
    await page.context().close();
  });

  it('says how far the reader is in the chapter, and how long the rest takes', async () => {
    const { page } = await open('no-preference');
    const minutes = page.getByText(/^あと[一二三四五六七八九十]+分$/u);
    const sections = /／(\d+)$/u.exec(await progressLine(page).innerText())?.[1] ?? '';
    const before = await minutes.innerText();
    await section(page, 10).evaluate((article) => article.scrollIntoView());
    await page.getByText(`第2章 10／${sections}`, { exact: true }).waitFor();
    expect(Number(sections)).toBeGreaterThanOrEqual(10);
    expect(await minutes.innerText()).not.toBe(before);
    // The form has not opened by itself; a card invites.
    const card = page.getByRole('complementary', { name: '登録のご案内' });
    await card.getByRole('button', { name: '登録する' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // Beside it nothing else does.
    await card.scrollIntoViewIfNeeded();
    const inSight = page.getByRole('button', { name: '登録する' });
    const seen = async () =>
      (await Promise.all((await inSight.all()).map(isOnScreen))).filter(Boolean).length;
    await expect.poll(seen).toBe(1);
    if (viewport.width < 900) await expectWholeAtNarrowest(page);
    await page.context().close();
  });

  it('a section has a like and a menu, which the keyboard opens and leaves', async () => {
    const { page } = await open('no-preference');
    const third = section(page, 3);
    const menu = third.getByRole('button', { name: '第3節のメニュー' });
    await menu.waitFor();
    const ofStory = page.locator('main').getByRole('button', { name: '物語のメニュー' });
    await ofStory.waitFor();
    expect(await ofStory.count()).toBe(1);
    const names = await third
      .locator('footer')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label')?.replace(/ \d+$/u, '')),
      );
    expect(names).toEqual(['いいね', '第3節のメニュー']);
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
      '共有',
      'ここから読み上げ',
      '第3節の画像を作る',
      '第3節を通報する',
    ]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'この節の画像' });
    await dialog.getByRole('button', { name: 'とじる' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === '第3節のメニュー',
    );
    await page.context().close();
  });
});
