import type { Browser, Page } from 'playwright-core';
import { newPhone } from '../../tools/support/phone';
import { benchmarkIndex } from './benchmark-index';
import { readOnAsGuest } from './guest-page';

const RUNS = 3;
/** What the browser does not report took less, in ms. */
const UNREPORTED = 16;
/** Frames with nothing to do, one after the other, that mean rest. */
const RESTS = 5;

declare global {
  interface Window {
    /** Durations of the interactions that the browser has reported, in ms. */
    reported: number[];
  }
}

/** What a reader does, in this order on one page; each leaves the page ready for the next. */
const ACTIONS: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['like', (page) => tap(page, '#n1 .actions > button')],
  ['next page', (page) => tap(page, 'nav[aria-label="ページ"] a[href$="/1/2"]')],
  ['chapter tab', (page) => tap(page, '[role="tab"] >> nth=1')],
  ['読みやすさ', (page) => open(page, '読みやすさ', 'とじる')],
  ['ランキング', (page) => open(page, 'ランキング', 'とじる')],
  ['タイムライン', (page) => open(page, 'タイムライン', 'とじる')],
  ['ほかの物語を読む', (page) => open(page, 'ほかの物語を読む', 'とじる')],
  ['search opens', (page) => openSearch(page)],
  [
    'search',
    async (page) => {
      const field = page.getByRole('dialog').getByRole('combobox', { name: '探すことば' });
      await field.fill('時計の');
      // A key of its own: the browser reports no interaction for text that is put in.
      await field.press('Backspace');
      await page.getByRole('option').first().waitFor();
    },
  ],
  ['縦書き', (page) => setVertical(page)],
  ['next vertical page', (page) => tap(page, 'nav[aria-label="ページ"] a[href$="/2/2"]')],
  [
    '登録する',
    (page) => page.getByRole('button', { name: '登録する', exact: true }).first().click(),
  ],
  [
    'typing',
    (page) => page.getByRole('dialog').getByRole('textbox').nth(1).pressSequentially('Tabibito'),
  ],
];

/**
 * The browser's duration of interactions (as in INP) on a chapter's page of a guest, with real input, at a quarter of the
 * processor's speed.
 * @returns The worst and the 75th percentile of all, and each action's median and worst, in ms.
 */
export async function measureInteractions(browser: Browser, url: string): Promise<object> {
  const index = await benchmarkIndex(browser);
  const byAction = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await newPhone(browser, { cpu: 4 });
    const { page } = phone;
    await page.addInitScript(report);
    await page.goto(url);
    await readOnAsGuest(page);
    for (const [name, act] of ACTIONS) {
      await settled(page);
      await act(page);
      await settled(page);
      const reported = await page.evaluate(() => window.reported.splice(0));
      byAction.set(name, [...(byAction.get(name) ?? []), Math.max(UNREPORTED, ...reported)]);
    }
    await phone.close();
  }
  const all = [...byAction.values()].flat().sort((one, other) => one - other);
  const middle = (values: readonly number[]): number =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
  return {
    page: "a chapter's page of the showcase, app started, 4 × CPU: there is most to tap",
    benchmarkIndex: index,
    worst: all.at(-1),
    p75: all[Math.ceil(0.75 * all.length) - 1],
    medians: Object.fromEntries([...byAction].map(([name, values]) => [name, middle(values)])),
    worstOfEach: Object.fromEntries(
      [...byAction].map(([name, values]) => [name, Math.max(...values)]),
    ),
  };
}

/** Runs in the page. */
const report = (): void => {
  window.reported = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        window.reported.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

const tap = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();

async function open(page: Page, name: string, close: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await settled(page);
  await dialog.getByRole('button', { name: close }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function openSearch(page: Page): Promise<void> {
  await page.locator('[data-control="story-menu"]').first().click();
  await page.getByRole('menuitem', { name: '物語の中を探す' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: '探すことば' }).waitFor();
}

/** Leaves the search, and sets the page in vertical lines. */
async function setVertical(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  await dialogs.getByRole('button', { name: 'とじる' }).click();
  await dialogs.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '読みやすさ', exact: true }).first().click();
  await dialogs.getByRole('button', { name: '縦書き' }).click();
  await dialogs.getByRole('button', { name: 'とじる' }).click();
  await dialogs.waitFor({ state: 'detached' });
}

/** Until the browser has painted, has nothing else to do, and has reported what there was. */
async function settled(page: Page): Promise<void> {
  for (let rest = 0; rest < RESTS; rest += 1) {
    await page.evaluate(
      () => new Promise((go) => requestIdleCallback(() => requestAnimationFrame(go))),
    );
  }
}
