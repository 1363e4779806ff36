import type { Browser, Page } from 'playwright-core';
import { newPhone } from '../../tools/support/phone';
import { distribution } from '../statistics';
import { benchmarkIndex } from './benchmark-index';
import { readOnAsGuest } from './guest-page';
import { longTasks } from './long-tasks';
import { withoutScripts } from './without-scripts';

const RUNS = 3;
const SCROLLING_MS = 10_000;
/** A turn of the wheel, in CSS pixels; back up after as many as go down. */
const STEP = { pixels: 120, oneWay: 40 } as const;
/** An old Android phone, as slow as a sixth of this machine. */
const SLOWDOWN = 6;

declare global {
  interface Window {
    /** Durations of the tasks over 50 ms, as the browser reports them. */
    readonly tasks: number[];
  }
}

/**
 * Long tasks while a reader scrolls for ten seconds, at a sixth of the processor's speed, once the app has started; and
 * on the same page without its scripts.
 */
export async function measureScrolling(browser: Browser, url: string): Promise<object> {
  const index = await benchmarkIndex(browser);
  return {
    page: "a chapter's page: the longest that is scrolled; 6 × CPU, the line not throttled",
    benchmarkIndex: index,
    app: await scrolled(browser, url, readOnAsGuest),
    plain: await withoutScripts(url, (plain) => scrolled(browser, plain)),
  };
}

async function scrolled(
  browser: Browser,
  url: string,
  begin: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<object> {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await newPhone(browser, { cpu: SLOWDOWN });
    const { page } = phone;
    await page.addInitScript(observe);
    await page.goto(url);
    await begin(page);
    await page.evaluate(() => new Promise((go) => requestIdleCallback(go)));
    await page.mouse.move(200, 400);
    const before = await page.evaluate(() => window.tasks.length);
    const end = performance.now() + SCROLLING_MS;
    for (let step = 0; performance.now() < end; step += 1) {
      const isDown = Math.floor(step / STEP.oneWay) % 2 === 0;
      await page.mouse.wheel(0, isDown ? STEP.pixels : -STEP.pixels);
      await page.evaluate(() => new Promise((go) => requestAnimationFrame(go)));
    }
    const tasks = await page.evaluate(() => window.tasks);
    runs.push(longTasks(tasks.slice(before)));
    await phone.close();
  }
  return {
    count: distribution(runs.map(({ count }) => count)),
    longestMilliseconds: distribution(runs.map(({ longest }) => longest)),
    blockingMilliseconds: distribution(runs.map(({ blocking }) => blocking)),
  };
}

/** Runs in the page. */
const observe = (): void => {
  Object.assign(window, { tasks: [] });
  new PerformanceObserver((list) => {
    window.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
};
