import type { Page } from 'playwright-core';
import { it, type ExpectStatic } from 'vitest';
import { newReader, progressLine, section } from './reader';
import { setStage } from './stage';
import { choose, chooseVertical, column, cutOff, DESKTOP, PHONE } from './story-page';

// A second page of a new story follows soon enough to be observed.
const stage = setStage({ TURN_SECONDS: '1', PAGE_SECONDS: '14' });

/** Nothing covers the column at the foot of a low screen, once it is scrolled to. */
async function expectRoomBelowColumn(page: Page, expect: ExpectStatic): Promise<void> {
  const room = () =>
    column(page).evaluate((sheet) => {
      sheet.scrollIntoView({ block: 'nearest' });
      const covers = [...document.querySelectorAll('[data-news], [data-bar=bottom]')];
      const tops = covers
        .map((cover) => cover.getBoundingClientRect().top)
        .filter((top) => top > 99);
      return Math.min(...tops) - sheet.getBoundingClientRect().bottom;
    });
  await expect.poll(room).toBeGreaterThan(0);
}

// In parallel: each waits for sections of its own story, and polls in its own name.
it.concurrent.for([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)(
  'a section that arrives while somebody reads on a %s moves nothing, and is one press away',
  async ([, viewport], { expect }) => {
    const page = await newReader(stage.browser, { viewport });
    await page.goto(stage.url);
    const form = page.getByRole('dialog', { name: '登録' });
    const oid = form.getByRole('textbox', { name: 'オーナー番号' });
    await expect.poll(() => oid.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('2718');
    await form.getByRole('textbox', { name: 'お名前' }).fill('灯里');
    await form.getByRole('button', { name: '確認' }).click();
    await page.getByRole('button', { name: 'はい' }).click();
    await page.getByRole('heading', { level: 1, name: '灯里の物語' }).waitFor();
    await section(page, 3).waitFor();
    // Browsers without scroll anchoring must keep the position, too.
    await page.addStyleTag({ content: '* { overflow-anchor: none !important; }' });
    const line = section(page, 2).getByRole('paragraph').first();
    await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await section(page, 1).getByRole('img').waitFor();
    const top = () => line.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await section(page, 6).waitFor();
    expect(await top()).toBe(before);
    await section(page, 10).waitFor();
    expect(await top()).toBe(before);
    // Sections continue to arrive, so the button soon names another one.
    const button = page.getByRole('link', { name: /^新しい節 第1章 第(?:1[1-9]|20)節$/u });
    await button.waitFor();
    expect(await top()).toBe(before);
    // On a phone no strip of the story is left between it and the line below.
    const strip = await button.locator('..').boundingBox();
    const progress = await progressLine(page).locator('..').boundingBox();
    const between = (progress?.y ?? 0) - (strip?.y ?? 0) - (strip?.height ?? 0);
    expect(between).toBe(viewport.width < 900 ? 0 : 8);
    // Level lines fade out behind the line, instead of being cut in the middle.
    const fades = await progressLine(page)
      .locator('..')
      .evaluate((line) => getComputedStyle(line, '::before').height);
    expect(fades).toBe(viewport.width < 900 ? '20px' : 'auto');
    await button.click();
    await page.waitForURL(/\/1\/2#n\d+$/u);
    const arrived = Number(/\d+$/u.exec(page.url()));
    await expect
      .poll(() =>
        section(page, arrived).evaluate((article) => {
          const { top, bottom } = article.getBoundingClientRect();
          return top < window.innerHeight && bottom > 0;
        }),
      )
      .toBe(true);
    await page
      .getByRole('link', { name: `新しい節 第1章 第${arrived}節`, exact: true })
      .waitFor({ state: 'hidden' });
    // Put away, it stays away, though sections go on to arrive.
    await page.goto(`${page.url().split('#')[0]?.replace(/2$/u, '1')}`);
    const pill = page.getByRole('link', { name: /^新しい節/u });
    await pill.waitFor();
    // It covers no end of a vertical line, and on a phone on its side none either.
    await chooseVertical(page);
    await pill.waitFor();
    await expect.poll(() => cutOff(page)).toBe(0);
    if (viewport.width < 900) {
      await page.setViewportSize({ width: viewport.height, height: viewport.width });
      await expectRoomBelowColumn(page, expect);
      await pill.click({ trial: true });
      await page.setViewportSize(viewport);
    }
    await choose(page, '組み方', '横書き');
    await page.getByRole('button', { name: '新しい節の知らせをとじる' }).click();
    await pill.waitFor({ state: 'detached' });
    const news = page.getByRole('log', { name: '物語の更新' });
    const heard = await news.innerText();
    await expect.poll(() => news.innerText()).not.toBe(heard);
    expect(await pill.count()).toBe(0);
    await page.context().close();
  },
);
