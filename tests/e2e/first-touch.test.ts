import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appIsThere } from '../../tools/support/touch-pages';
import { register } from './participant';
import { newReader, readOnAsGuest, section } from './reader';
import { setReaders } from './readers';
import { setStage } from './stage';

// What is compared must not grow.
const stage = setStage({ PAGE_SECONDS: '86400' });
const { arrive, leave } = setReaders(stage);

const SCRIPTS = '**/assets/*.js';
const pathOf = (page: string): string => `${stage.url}10353/${page}`;
const served = (page: Page, control: string): Locator =>
  page.locator(`.served [data-control="${control}"]`).first();

/** A page as its server wrote it; the app's files come only when they are let through. */
async function openStill(path: string, viewport = { width: 390, height: 844 }) {
  const page = await arrive({ viewport, isStill: true });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  // The files are asked for ahead, and do not come.
  await page.goto(pathOf(path), { waitUntil: 'domcontentloaded' });
  return { page, release };
}

const likeOf = (page: Page, number: number): Locator =>
  section(page, number).getByRole('button', { name: /^いいね/u });

it('a page that nobody touches is left alone, and the app starts by itself after a rest', async () => {
  const page = await newReader(stage.browser, { isStill: true });
  // The clock stands still but for the steps below, however slow the machine is.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathOf('1/1'), { waitUntil: 'networkidle' });
  await page.clock.fastForward(9_000);
  expect(await page.locator('.served').count()).toBe(1);
  // Neither account nor story is asked for.
  expect(asked.filter((url) => !url.startsWith(new URL(stage.url).origin))).toEqual([]);
  await page.clock.fastForward(1_000);
  await page.clock.resume();
  await appIsThere(page);
  await page.context().close();
});

it.each([
  ['a scroll', (page: Page) => page.mouse.wheel(0, 200)],
  ['a key', (page: Page) => page.keyboard.press('ArrowDown')],
  ['a press', (page: Page) => page.locator('.served .words').first().click()],
  ['the mouse', (page: Page) => page.mouse.move(100, 300)],
])('the app starts at %s', async (_, touch) => {
  const page = await arrive({ isStill: true });
  await page.goto(pathOf('1/1'));
  await touch(page);
  await appIsThere(page);
  expect(await page.locator('.served').count()).toBe(0);
  await leave(page);
});

it('the app starts untouched where a dialog was open before a reload', async () => {
  const page = await newReader(stage.browser, { isStill: true });
  // The rest after which it starts anyway never ends.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const unresting = (act: () => void, ms?: number) => (ms === 10_000 ? 0 : wait(act, ms));
    Object.assign(window, { setTimeout: unresting });
  });
  await page.goto(pathOf('1/1'));
  await page.getByRole('button', { name: '説明', exact: true }).first().click();
  const help = page.getByRole('dialog', { name: '説明' });
  await help.waitFor();
  await page.reload();
  await help.waitFor();
  await page.context().close();
});

describe('home of a participant', () => {
  it('is left alone too: the own story is there, and goes on when it is touched', async () => {
    const page = await newReader(stage.browser, { isStill: true });
    await page.goto(stage.url);
    // Scrolled, the form would not open by itself.
    await page.keyboard.press('Shift');
    await register(page, '静');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload({ waitUntil: 'networkidle' });
    const heading = page.getByRole('heading', { level: 1, name: '静の物語' });
    await page.locator('.served').and(page.locator(':has(#n1)')).waitFor();
    await heading.waitFor();
    // Neither account nor story is asked for.
    expect(asked.filter((url) => !url.startsWith(new URL(stage.url).origin))).toEqual([]);
    await page.mouse.wheel(0, 1);
    await appIsThere(page);
    await heading.waitFor();
    // It is being played.
    await section(page, 10).waitFor();
    await page.getByRole('timer', { name: '次の十節まで' }).first().waitFor();
    await page.context().close();
  });

  it.each([
    ['is not there', (route: Route) => route.fulfill({ status: 404 })],
    ['cannot be had', (route: Route) => route.abort()],
    ['does not come', () => undefined],
  ] as const)('starts the app where the page of the own story %s', async (_, answer) => {
    const page = await newReader(stage.browser, { isStill: true });
    await page.goto(pathOf('1/1'));
    await page.evaluate(() => localStorage.setItem('tokinotabibito-browse', '10353v2'));
    await page.route('**/10353v2/1/1', answer);
    await page.goto(stage.url);
    await appIsThere(page);
    expect(await page.locator('.served').count()).toBe(0);
    await page.context().close();
  });
});

it('fetches nothing ahead for a reader who saves data', async () => {
  const page = await newReader(stage.browser, { isStill: true });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(pathOf('1/1'), { waitUntil: 'networkidle' });
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  const other = await newReader(stage.browser, { isStill: true });
  await other.goto(pathOf('1/1'), { waitUntil: 'networkidle' });
  expect(await other.locator('link[rel=prefetch]').count()).toBeGreaterThan(2);
  await page.context().close();
  await other.context().close();
});

describe('a like before the app has started', () => {
  it('shows at once, and is counted', async () => {
    const { page, release } = await openStill('1/1');
    const early = served(page, 'like 10353_1_1E');
    await early.click();
    expect(await early.getAttribute('aria-pressed')).toBe('true');
    release();
    await appIsThere(page);
    expect(await likeOf(page, 1).getAttribute('aria-pressed')).toBe('true');
    const other = await arrive();
    await other.goto(pathOf('1/1'));
    await section(other, 1).getByRole('button', { name: 'いいね 1' }).waitFor();
    await leave(page);
    await leave(other);
  });

  it('is taken back by a second press', async () => {
    const { page, release } = await openStill('1/1');
    const early = served(page, 'like 10353_1_3E');
    await early.click();
    await early.click();
    expect(await early.getAttribute('aria-pressed')).toBe('false');
    release();
    await appIsThere(page);
    expect(await likeOf(page, 3).getAttribute('aria-pressed')).toBe('false');
    await leave(page);
  });

  it('is not lost when the page is left too early', async () => {
    const { page, release } = await openStill('1/1');
    await served(page, 'like 10353_1_2E').click();
    await page.goto(pathOf('1/2'), { waitUntil: 'domcontentloaded' });
    release();
    await page.mouse.wheel(0, 100);
    await appIsThere(page);
    const other = await arrive();
    await other.goto(pathOf('1/1'));
    const like = section(other, 2).getByRole('button', { name: 'いいね 1' });
    await expect.poll(() => like.count(), { timeout: 30_000 }).toBe(1);
    await leave(page);
    await leave(other);
  });
});

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)('on a %s, what is pressed before the app has started', (_, viewport) => {
  it.each([
    ['panel timeline', 'dialog', 'タイムライン'],
    ['panel help', 'dialog', '説明'],
    ['register', 'dialog', '登録'],
    ['picture 1', 'dialog', '第1節の挿絵'],
    ['menu 1', 'menu', /./u],
    ['story-menu', 'menu', /./u],
  ] as const)('is opened by it: %s', async (control, role, name) => {
    const { page, release } = await openStill('1/1', viewport);
    const button = page.locator(`.served [data-control="${control}"]:visible`).first();
    await button.click();
    release();
    const opened = role === 'menu' ? page.getByRole('menu') : page.getByRole('dialog', { name });
    await opened.waitFor();
    expect(await opened.count()).toBe(1);
    await leave(page);
  });
});

it('a press counts whose button is replaced between its two halves', async () => {
  const { page, release } = await openStill('1/1');
  // Down only when the app is about to take the page over: before, it would wait.
  await page.evaluate(() => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      const marked = mark(name, options);
      if (name === 'app-taking-over') {
        const button = document.querySelector('.served [data-control="panel help"]');
        button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      }
      return marked;
    };
  });
  await page.mouse.wheel(0, 10);
  release();
  await appIsThere(page);
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerup')));
  await page.getByRole('dialog', { name: '説明' }).waitFor();
  await leave(page);
});

it('the last of several presses counts', async () => {
  const { page, release } = await openStill('1/1');
  await served(page, 'panel help').click();
  await served(page, 'panel reading').click();
  release();
  await page.getByRole('dialog', { name: '読みやすさ' }).waitFor();
  expect(await page.getByRole('dialog', { name: '説明' }).count()).toBe(0);
  await leave(page);
});

it('keyboard focus stays where it is when the app comes', async () => {
  const { page, release } = await openStill('1/1');
  await served(page, 'panel reading').focus();
  release();
  await appIsThere(page);
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('aria-label')).toBe('読みやすさ');
  await page.keyboard.press('Tab');
  expect(await focused.getAttribute('aria-label')).toBe('説明');
  await leave(page);
});

it('selected words stay selected when the app comes', async () => {
  const { page, release } = await openStill('1/1');
  const words = await page.evaluate(() => {
    const second = document.querySelectorAll('#n2 .words > p').item(0);
    document.getSelection()?.selectAllChildren(second);
    return document.getSelection()?.toString();
  });
  expect(words?.length).toBeGreaterThan(10);
  await page.mouse.wheel(0, 10);
  release();
  await appIsThere(page);
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(words);
  await leave(page);
});

it('the app waits while words are being selected', async () => {
  const { page, release } = await openStill('1/1', { width: 1280, height: 900 });
  const box = await page.locator('#n1 .words > p').first().boundingBox();
  if (box === null) throw new Error('no words');
  await page.mouse.move(box.x + 30, box.y + 15);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 15, { steps: 4 });
  release();
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  expect(await page.locator('.served').count()).toBe(1);
  await page.mouse.move(box.x + 300, box.y + 15, { steps: 4 });
  const words = await page.evaluate(() => document.getSelection()?.toString());
  await page.mouse.up();
  await appIsThere(page);
  expect(words?.length).toBeGreaterThan(5);
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(words);
  await leave(page);
});

it('a start that fails on a bad line is tried again', async () => {
  const page = await arrive({ isStill: true });
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(pathOf('1/1'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.mouse.wheel(0, 100);
  await failed;
  await page.unroute(SCRIPTS);
  await appIsThere(page);
  await readOnAsGuest(page);
  expect(await page.locator('.served').count()).toBe(0);
  await leave(page);
});
