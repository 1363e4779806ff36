import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { touchPages } from '../../tools/support/touch-pages';
import { chooseForSection, progressLine, readOnAsGuest, section } from './reader';
import { setStage } from './stage';
import { installVoice, finishSentence, saidSoFar } from './voice';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

// A second page of a new story follows soon enough to be observed.
const stage = setStage({ TURN_SECONDS: '1', PAGE_SECONDS: '14' });

/** A guest who reads the showcase; scrolls instantly, so that positions can be compared. */
async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const context = await stage.browser.newContext({
    locale: 'ja-JP',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  context.setDefaultTimeout(60_000);
  await touchPages(context);
  const page = await context.newPage();
  await installVoice(page);
  await page.goto(`${stage.url}${path}`);
  await readOnAsGuest(page);
  // The reading tools are loaded after the text; home has none in sight.
  const isSingle = path.split('/').length === 4;
  if (isSingle) await page.getByRole('region', { name: '次の節' }).waitFor();
  else if (path !== '') await progressLine(page).waitFor();
  return page;
}

async function choose(page: Page, group: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: '読みやすさ' }).click();
  const dialog = page.getByRole('dialog', { name: '読みやすさ' });
  await dialog.getByRole('group', { name: group }).getByRole('button', { name: choice }).click();
  await dialog.getByRole('button', { name: 'とじる' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

const chooseVertical = (page: Page) => choose(page, '組み方', '縦書き');

/** The bookmark of the showcase that the device has. */
const bookmark = (page: Page) =>
  page.evaluate(() => {
    const stored = localStorage.getItem('tokinotabibito-bookmarks') ?? '';
    return /"10353":\{"chapter":(\d+),"section":(\d+)/u.exec(stored)?.slice(1).join('/');
  });

/** The position on a page is known after it is drawn. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/** How much of the column the bars cover, or the edge of the screen cuts off, in px. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const sheet = box('[data-writing=vertical]') ?? new DOMRect();
    const bars = [box('[data-bar=top]'), box('[data-bar=tabs]')];
    const top = Math.max(...bars.map((bar) => bar?.bottom ?? 0).filter((edge) => edge < 200));
    const isPhone = box('[data-bar=bottom]') !== undefined;
    const foot = isPhone
      ? (box('[data-news]') ?? box('[data-bar=dock] > p'))?.top
      : window.innerHeight;
    const cut = Math.max(0, top - sheet.top) + Math.max(0, sheet.bottom - (foot ?? 0));
    return Math.round(cut);
  });

/** Nothing covers the column at the foot of a low screen, once it is scrolled to. */
async function expectRoomBelowColumn(page: Page): Promise<void> {
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

/** Whether something is within the page's margins. */
async function isWhole(part: Locator): Promise<boolean> {
  const { x, width } = (await part.boundingBox()) ?? { x: 0, width: Infinity };
  const screen = part.page().viewportSize()?.width ?? 0;
  return x >= 12 && x + width <= screen - 12;
}

const column = (page: Page) => page.getByRole('group', { name: '物語の本文' });
/** The scroll position of the column along its lines, in px. */
const placeIn = (page: Page) =>
  column(page).evaluate(({ scrollLeft }) => Math.max(0, Math.round(-scrollLeft)));
const path = (page: Page) => new URL(page.url()).pathname.replace('/game/adventure/16/', '');

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

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('vertical lines on a %s', (_, viewport) => {
  it('fill a column from right to left, and nothing breaks out of it', async () => {
    const page = await open('10353/1/2', { viewport });
    await chooseVertical(page);
    await section(page, 11).getByRole('img').waitFor();
    const layout = await column(page).evaluate((sheet) => {
      const right = (id: string) =>
        document.getElementById(id)?.getBoundingClientRect().right ?? Number.NaN;
      return {
        writing: getComputedStyle(sheet).writingMode,
        rightOfFirst: right('n11'),
        rightOfSecond: right('n12'),
        overflowDown: sheet.scrollHeight - sheet.clientHeight,
        overflowOfPage: document.documentElement.scrollWidth - window.innerWidth,
        height: sheet.clientHeight,
        picture: sheet.querySelector('[role="img"]')?.getBoundingClientRect().width ?? 0,
        // No element in the column is lower than the column.
        deepest: Math.max(
          ...[...sheet.querySelectorAll('p, button, svg')].map(
            (part) => part.getBoundingClientRect().bottom,
          ),
        ),
        bottom: sheet.getBoundingClientRect().bottom,
      };
    });
    expect(layout.writing).toBe('vertical-rl');
    expect(layout.rightOfSecond).toBeLessThan(layout.rightOfFirst);
    expect(layout.overflowDown).toBe(0);
    expect(layout.overflowOfPage).toBeLessThanOrEqual(0);
    expect(layout.height).toBeLessThan(viewport.height);
    expect(layout.deepest).toBeLessThanOrEqual(layout.bottom + 1);
    expect(layout.picture).toBeGreaterThan(200);
    expect(layout.picture).toBeLessThanOrEqual(345);
    // Two digits share one character square (tate-chu-yoko).
    const number = section(page, 11).locator('h3 span').first();
    expect(await number.innerText()).toBe('11');
    const box = await number.boundingBox();
    expect(box?.height).toBeLessThan(24);
    // The setting is applied after a reload, before the first text is shown.
    await page.reload();
    await section(page, 11).waitFor();
    expect(await column(page).count()).toBe(1);
    await page.context().close();
  });

  it('stand between the bars at first, and when they are chosen in the middle of a page', async () => {
    const page = await open('10353/1/1', { viewport });
    await section(page, 6)
      .getByRole('paragraph')
      .nth(1)
      .evaluate((line) => line.scrollIntoView());
    await settled(page);
    await chooseVertical(page);
    await expect.poll(() => cutOff(page)).toBe(0);
    await choose(page, '文字の大きさ', '最大');
    await expect.poll(() => cutOff(page)).toBe(0);
    await page.goto(`${stage.url}10353/1/2`);
    await progressLine(page).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await cutOff(page)).toBe(0);
    await page.context().close();
  });

  it('set readings at the right of their words, out of what is copied', async () => {
    const page = await open('10353/1/1', { viewport });
    await chooseVertical(page);
    const ruby = page.locator('article ruby').first();
    await ruby.scrollIntoViewIfNeeded();
    // Both boxes are as wide as their lines: their centres show the position.
    const [word, reading] = await ruby.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild ?? element);
      const note = element.querySelector('rt')?.getBoundingClientRect() ?? new DOMRect();
      const base = range.getBoundingClientRect();
      return [base.x + base.width / 2, note.x + note.width / 2];
    });
    expect(reading).toBeGreaterThan((word ?? 0) + 8);
    const expected = await ruby.evaluate((element) => {
      const line = element.closest('p');
      const words = line?.cloneNode(true);
      if (line === null || !(words instanceof Element)) return '';
      window.getSelection()?.selectAllChildren(line);
      words.querySelectorAll('rt, rp').forEach((note) => note.remove());
      return words.textContent;
    });
    await page.keyboard.press('ControlOrMeta+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
    await page.context().close();
  });

  it('follow the wheel and the keys, page by page, and leave the controls where they were', async () => {
    const page = await open('10353/1/2', { viewport });
    await chooseVertical(page);
    await column(page).evaluate((sheet) =>
      sheet.scrollIntoView({ inline: 'end', block: 'nearest' }),
    );
    const box = await column(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => placeIn(page)).toBe(300);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => placeIn(page)).toBe(100);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => placeIn(page)).toBeGreaterThan(300);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placeIn(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await section(page, 1).waitFor();
    await column(page).evaluate((sheet) => sheet.scrollBy({ left: -sheet.scrollWidth }));
    await page.keyboard.press('ArrowLeft');
    await section(page, 11).waitFor();
    const pages = page.getByRole('navigation', { name: 'ページ' });
    expect(await pages.evaluate((nav) => getComputedStyle(nav).writingMode)).toBe('horizontal-tb');
    await pages.getByRole('button', { name: '次のページ' }).click();
    await section(page, 21).waitFor();
    expect(await placeIn(page)).toBe(0);
    await page.context().close();
  });

  it('show a single turn, its picture large, and a section by its address', async () => {
    const page = await open('10353/1/2', { viewport });
    await chooseVertical(page);
    await page.goto(`${stage.url}10353/1/2/3`);
    await section(page, 14).waitFor();
    await section(page, 14).getByRole('button', { name: '第14節の挿絵を大きく見る' }).click();
    const dialog = page.getByRole('dialog', { name: '第14節の挿絵' });
    const picture = await dialog.getByRole('img').boundingBox();
    // Not as small as on its page.
    expect(picture?.width).toBeGreaterThan(Math.min(0.9 * viewport.width, 700));
    expect(await dialog.evaluate((element) => getComputedStyle(element).writingMode)).toBe(
      'horizontal-tb',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'ここから物語を読む' }).click();
    await section(page, 11).waitFor();
    // Its beginning is at the column's right edge.
    await expect
      .poll(() =>
        section(page, 14).evaluate((article) => {
          const sheet = article.closest('[role="group"]')?.getBoundingClientRect();
          return Math.abs((sheet?.right ?? 0) - article.getBoundingClientRect().right);
        }),
      )
      .toBeLessThan(100);
    await page.context().close();
  });
});

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
  await page.context().close();
});

it('reads on at the same line when the lines or the phone are turned', async () => {
  const page = await open('10353/1/1', { viewport: PHONE, hasTouch: true, isMobile: true });
  const line = section(page, 6).getByRole('paragraph').nth(1);
  /** The distance of the line from the reading position, in px. */
  const distance = () =>
    line.evaluate((paragraph) => {
      const sheet = paragraph.closest('[data-writing]')?.getBoundingClientRect();
      const { top, right } = paragraph.getBoundingClientRect();
      return Math.abs(sheet === undefined ? top - 124 : sheet.right - right);
    });
  await line.evaluate((paragraph) => {
    window.scrollBy({ top: paragraph.getBoundingClientRect().top - 124 });
  });
  await settled(page);
  // Closing the dialog is a step back, for which the browser has an older position.
  await choose(page, '文字の大きさ', '最大');
  await expect.poll(distance).toBeLessThan(60);
  await settled(page);
  expect(await distance()).toBeLessThan(60);
  await chooseVertical(page);
  await expect.poll(distance).toBeLessThan(60);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect.poll(distance).toBeLessThan(60);
  await page.setViewportSize(PHONE);
  await expect.poll(distance).toBeLessThan(60);
  await page.context().close();
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
    await page.context().close();
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
    await page.context().close();
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
    await page.context().close();
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
    await page.context().close();
  });
});

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('a section that arrives while somebody reads on a %s', (_, viewport) => {
  it('moves nothing, and is one press away', async () => {
    const context = await stage.browser.newContext({ locale: 'ja-JP', viewport });
    context.setDefaultTimeout(90_000);
    await touchPages(context);
    const page = await context.newPage();
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
      await expectRoomBelowColumn(page);
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
    await context.close();
  });
});

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['narrow phone', PHONE],
  ['narrowest phone', { width: 320, height: 640 }],
  ['desktop', DESKTOP],
])('around the words, on a %s', (_, viewport) => {
  it('home leads to its top from a section, of its own too', async () => {
    const page = await open('10353/1/1', { viewport });
    const home = page.getByRole('button', { name: 'ホーム' });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await section(page, 6).evaluate((article) => article.scrollIntoView());
    // By the keyboard: a press by its place may scroll.
    await home.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'くり返す一日の物語' }).waitFor();
    await expect.poll(scrolled).toBe(0);
    await settled(page);
    expect(await scrolled()).toBe(0);
    // The newest section there is followed while it is written.
    const newest = page.getByRole('link', { name: /^いまの一節・/u });
    const earlier = await newest.innerText();
    await expect.poll(() => newest.innerText()).not.toBe(earlier);
    // On a phone nothing is being read yet, and nothing says so over what home offers.
    if (viewport.width < 900) await progressLine(page).waitFor({ state: 'detached' });
    await section(page, 3).evaluate((article) => article.scrollIntoView());
    await progressLine(page).waitFor();
    await home.focus();
    await page.keyboard.press('Enter');
    await expect.poll(scrolled).toBe(0);
    // Who has read is not asked for a name.
    expect(await page.getByRole('dialog', { name: '登録' }).count()).toBe(0);
    await page.context().close();
  });

  it('leads back to where reading stopped within the same ten sections, and shows every way whole', async () => {
    const page = await open('10353/1/1', { viewport });
    await section(page, 7).evaluate((article) => article.scrollIntoView());
    await expect.poll(() => bookmark(page)).toMatch(/^1\/[78]$/u);
    await page.goto(`${stage.url}10353/1/1`);
    await progressLine(page).waitFor();
    const resume = page.getByRole('link', { name: /^続きから読む 第1章 第[78]節$/u });
    const ways = [resume, page.getByRole('link', { name: '最新の節へ' })];
    if (viewport.width < 900) ways.push(page.getByRole('button', { name: '登録する' }).first());
    for (const way of ways) await expect.poll(() => isWhole(way)).toBe(true);
    // Opened on purpose, the page takes the bookmark, but not the way back.
    await expect.poll(() => bookmark(page)).toBe('1/1');
    await resume.click();
    await page.waitForURL(/\/10353\/1\/1#n[78]$/u);
    await resume.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('stands within the column of the words', async () => {
    const page = await open('10353/1/1', { viewport });
    const right = (element: Element) => element.getBoundingClientRect().right;
    const edge = await section(page, 2).locator('.words').evaluate(right);
    const card = page.getByRole('complementary', { name: '登録のご案内' });
    const menu = page.getByRole('button', { name: '物語のメニュー' });
    for (const part of [card, menu]) expect(await part.evaluate(right)).toBeLessThanOrEqual(edge);
    // What is centred is so below the words.
    const [left = 0, pages = 0] = await Promise.all(
      [section(page, 2).locator('.words'), page.getByRole('navigation', { name: 'ページ' })].map(
        (part) =>
          part.evaluate((element) => {
            const box = element.getBoundingClientRect();
            return box.x + box.width / 2;
          }),
      ),
    );
    expect(Math.abs(left - pages)).toBeLessThan(8);
    await page.context().close();
  });

  it.each([
    ['10353/1/1', /^トワの物語 第1章第1～10節「.+」 – 時の旅人$/u],
    ['10353/1/2', /^トワの物語 第1章第11～20節「.+」 – 時の旅人$/u],
    ['10353/1/2/3', /^トワの物語 第1章第14節「.+」 – 時の旅人$/u],
    ['', /^時の旅人 – AIが遊ぶ冒険譚$/u],
  ])(
    'the tab names what is read, before and after the app has come: %s',
    async (address, title) => {
      const html = await (await fetch(`${stage.url}${address}`)).text();
      const served = /<title>(?<title>.*?)<\/title>/u.exec(html)?.groups?.['title'];
      expect(served).toMatch(title);
      const page = await open(address, { viewport });
      expect(await page.title()).toBe(served);
      await page.context().close();
    },
  );

  it.each(['10353/99/1', '10353/1/99', 'x/y/z'])(
    'the tab and the one heading say of an address that names nothing: %s',
    async (address) => {
      const context = await stage.browser.newContext({ locale: 'ja-JP', viewport });
      const page = await context.newPage();
      await page.goto(`${stage.url}${address}`);
      await page.getByRole('heading', { name: 'なにもない…' }).waitFor();
      await expect.poll(() => page.title()).toBe('なにもない… – 時の旅人');
      await context.close();
    },
  );
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
    await page.context().close();
  });

  it('that is opened in another window is not selected in this one', async () => {
    const page = await open('10353/1/1', { viewport: PHONE });
    const pressed = page.getByRole('tab', { name: /^第2章/u });
    const other = page.context().waitForEvent('page');
    await pressed.click({ modifiers: ['ControlOrMeta'] });
    await (await other).close();
    expect(await pressed.getAttribute('aria-selected')).toBe('false');
    expect(path(page)).toBe('10353/1/1');
    await page.context().close();
  });
});
