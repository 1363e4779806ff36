import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseForSection, section } from './reader';
import { setStage } from './stage';
import { chooseVertical, column, DESKTOP, path, PHONE, placeIn, setGuests } from './story-page';
import { finishSentence, saidSoFar } from './voice';

// No page grows while positions are compared.
const stage = setStage({ PAGE_SECONDS: '86400' });
const { open, leave } = setGuests(stage);

/** A swipe across the screen. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (share: number) => [
    {
      x: from[0] + (to[0] - from[0]) * share,
      y: from[1] + (to[1] - from[1]) * share,
    },
  ];
  const ended = await page.evaluateHandle(async () => {
    const touch = new Promise((resolve) =>
      ['touchend', 'touchcancel'].forEach((name) =>
        window.addEventListener(name, () => resolve(null), { once: true }),
      ),
    );
    // Touch events are dispatched to the elements of the previous frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return { touch };
  });
  // The machine may be slow; the gesture is not.
  const began = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : at(share),
      timestamp: began + share / 4,
    });
  await touch('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
  await touch('touchEnd', 1.1);
  await ended.evaluate(({ touch }) => touch);
  await client.detach();
}

it.each([
  ['phone', { viewport: PHONE }],
  ['desktop', { viewport: DESKTOP }],
] as const)('the reading keys work on a turn by itself, %s', async (_, options) => {
  const page = await open('10353/1/1/2', options);
  const words = section(page, 3).locator('.words > p').first();
  await words.click({ clickCount: 3 });
  await page.getByRole('button', { name: 'この一文を共有' }).waitFor();
  await page.keyboard.press('s');
  await page.getByText('クリップボードにコピーしました…！').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('10353/1/1/2');
  await page.keyboard.press('l');
  await section(page, 3)
    .getByRole('button', { name: /^いいね \d/u, pressed: true })
    .waitFor();
  await page.keyboard.press('l');
  await page.keyboard.press('r');
  await page.getByRole('button', { name: '一時停止' }).waitFor();
  await page.keyboard.press('r');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: '説明' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '説明' }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await section(page, 11).waitFor();
  expect(path(page)).toBe('10353/1/2');
  await leave(page);
});

describe('a swipe', () => {
  it('turns the page on a phone, and leaves scrolling and marked words alone', async () => {
    const page = await open('10353/1/1', { viewport: PHONE, hasTouch: true, isMobile: true });
    await section(page, 1).getByRole('paragraph').first().scrollIntoViewIfNeeded();
    await swipe(page, [200, 600], [195, 300]);
    await section(page, 1)
      .getByRole('paragraph')
      .first()
      .evaluate((line) => window.getSelection()?.selectAllChildren(line));
    await swipe(page, [300, 400], [80, 400]);
    await page.evaluate(() => window.getSelection()?.removeAllRanges());
    expect(path(page)).toBe('10353/1/1');
    // A swipe before the beginning has no effect.
    await swipe(page, [80, 400], [300, 400]);
    await swipe(page, [300, 400], [80, 400]);
    await section(page, 11).waitFor();
    expect(path(page)).toBe('10353/1/2');
    await swipe(page, [80, 400], [300, 400]);
    await section(page, 1).waitFor();
    await leave(page);
  });

  it('goes from the last page to the next chapter, and back', async () => {
    const page = await open('10353/1/1', { viewport: PHONE, hasTouch: true, isMobile: true });
    const last = page.getByRole('navigation', { name: 'ページ' }).getByText(/^\d+$/u).last();
    const pages = Number(await last.innerText());
    const onLastPage = section(page, 10 * pages - 9);
    await last.click();
    await onLastPage.waitFor();
    await swipe(page, [300, 400], [80, 400]);
    await section(page, 1).waitFor();
    expect(path(page)).toBe('10353/2/1');
    await swipe(page, [80, 400], [300, 400]);
    await onLastPage.waitFor();
    expect(path(page)).toBe(`10353/1/${pages}`);
    await leave(page);
  });

  it('scrolls a column of vertical lines, and turns the page at its end', async () => {
    const page = await open('10353/1/1', { viewport: PHONE, hasTouch: true, isMobile: true });
    await chooseVertical(page);
    await swipe(page, [80, 400], [280, 400]);
    await expect.poll(() => placeIn(page)).toBeGreaterThan(100);
    expect(path(page)).toBe('10353/1/1');
    // Below the story's head it was cut off; at the reading position each line is complete.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const foot = (selector: string) => document.querySelector(selector);
          const bar = foot('nav[aria-label="主なメニュー"]')?.getBoundingClientRect();
          const sheet = foot('[data-writing]')?.getBoundingClientRect();
          return (bar?.top ?? 0) - (sheet?.bottom ?? 0);
        }),
      )
      .toBeGreaterThanOrEqual(0);
    // The column continues to scroll by momentum.
    let before = -1;
    await expect
      .poll(async () => {
        const there = await placeIn(page);
        const isStill = there === before;
        before = there;
        return isStill;
      })
      .toBe(true);
    await column(page).evaluate((sheet) => sheet.scrollBy({ left: -sheet.scrollWidth }));
    await swipe(page, [80, 400], [280, 400]);
    await section(page, 11).waitFor();
    expect(await placeIn(page)).toBe(0);
    await swipe(page, [280, 400], [80, 400]);
    await section(page, 1).waitFor();
    await leave(page);
  });
});

describe.each([
  ['phone, level lines', PHONE, false],
  ['desktop, vertical lines', DESKTOP, true],
])('reading aloud on a %s', (_, viewport, isVertical) => {
  it('marks the sentence, keeps it in sight, turns the page, and is silent afterwards', async () => {
    const page = await open('10353/1/1', { viewport });
    if (isVertical) await chooseVertical(page);
    await chooseForSection(page, 9, 'ここから読み上げ');
    const bar = page.getByRole('region', { name: '読み上げ' });
    await bar.getByText('第9節').waitFor();
    const marked = () =>
      page.evaluate(() => {
        const [range] = [...(CSS.highlights.get('aloud') ?? [])];
        if (!(range instanceof Range)) return null;
        const { top, bottom, left, right } = range.getBoundingClientRect();
        const words = range.cloneContents();
        words.querySelectorAll('rt, rp').forEach((note) => note.remove());
        const isSeen =
          top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;
        return { words: words.textContent, isSeen };
      });
    const first = await marked();
    expect(first?.words.length).toBeGreaterThan(3);
    for (let turn = 0; turn < 200 && path(page) === '10353/1/1'; turn += 1) {
      expect((await marked())?.isSeen).toBe(true);
      await finishSentence(page);
    }
    await section(page, 11).waitFor();
    await bar.getByText('第11節').waitFor();
    const said = await saidSoFar(page);
    expect(said.length).toBeGreaterThan(8);
    expect(said.join('')).not.toMatch(/[～（]/u);
    await bar.getByRole('button', { name: '一時停止' }).click();
    await bar.getByRole('button', { name: '読み上げを続ける' }).click();
    expect((await saidSoFar(page)).slice(-2)).toEqual([said.at(-1), said.at(-1)]);
    await bar.getByRole('combobox', { name: '速さ' }).selectOption('1.5倍');
    await page.getByRole('link', { name: '時の旅人' }).click();
    await bar.waitFor({ state: 'hidden' });
    expect(await marked()).toBeNull();
    await leave(page);
  });
});

describe('a chapter tab', () => {
  it('is selected in the frame of the press, before its page is rendered', async () => {
    const page = await open('10353/1/1', { viewport: PHONE });
    const pressed = page.getByRole('tab', { name: /^第2章/u });
    const atOnce = await pressed.evaluate(async (tab) => {
      (tab as HTMLElement).click();
      await new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(null))));
      return [tab.getAttribute('aria-selected'), document.querySelector('#n1') !== null];
    });
    expect(atOnce).toEqual(['true', true]);
    await page.waitForURL(/10353\/2\/1$/u);
    await page.goBack();
    await page.getByRole('tab', { name: /^第1章/u, selected: true }).waitFor();
    await leave(page);
  });

  it('that is opened in another window is not selected in this one', async () => {
    const page = await open('10353/1/1', { viewport: PHONE });
    const pressed = page.getByRole('tab', { name: /^第2章/u });
    const other = page.context().waitForEvent('page');
    await pressed.click({ modifiers: ['ControlOrMeta'] });
    await (await other).close();
    expect(await pressed.getAttribute('aria-selected')).toBe('false');
    expect(path(page)).toBe('10353/1/1');
    await leave(page);
  });
});
