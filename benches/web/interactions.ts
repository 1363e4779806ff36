import type { Browser, Page } from 'playwright-core';
import { newPhone } from '../../tools/support/phone';
import { benchmarkIndex } from './benchmark-index';
import { readOnAsGuest } from './guest-page';

const RUNS = 3;
/** What the browser does not report took less, in ms. */
const UNREPORTED = 16;
/** Frames with nothing to do, one after the other, that mean rest. */
const RESTS = 5;

/** One interaction of a reader, by its longest event. */
interface Interaction {
  readonly event: string;
  /** What was touched: its role or element, and its name. */
  readonly on: string;
  /** Until the next frame, in ms, as the browser rounds it; its parts follow. */
  readonly duration: number;
  /** Until the event was begun with. */
  readonly delay: number;
  readonly processing: number;
  /** From there to the frame. */
  readonly presentation: number;
}

declare global {
  interface Window {
    /** The interactions that the browser has reported, by their ids. */
    reported: Map<number, Interaction>;
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
 * @returns The worst and the 75th percentile of all actions, each action's median and worst, in ms, the slowest interaction,
 * and all that the browser reported, the slowest first.
 */
export async function measureInteractions(browser: Browser, url: string): Promise<object> {
  const index = await benchmarkIndex(browser);
  const byAction = new Map<string, number[]>();
  const interactions: (Interaction & { readonly action: string; readonly run: number })[] = [];
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
      const reported = await page.evaluate(() => {
        const all = [...window.reported.values()];
        window.reported.clear();
        return all;
      });
      interactions.push(...reported.map((one) => ({ action: name, run, ...one })));
      const longest = Math.max(UNREPORTED, ...reported.map(({ duration }) => duration));
      byAction.set(name, [...(byAction.get(name) ?? []), longest]);
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
    ...slowestFirst(interactions),
  };
}

function slowestFirst<One extends Interaction>(interactions: readonly One[]): object {
  const all = interactions.toSorted((one, other) => other.duration - one.duration);
  return { worstInteraction: all[0] ?? null, interactions: all };
}

/** Runs in the page; a function within it would lose its name's helper there. */
const report = (): void => {
  window.reported = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, name, startTime, processingStart, processingEnd } = entry;
      const known = window.reported.get(interactionId);
      if (interactionId === 0 || duration <= (known?.duration ?? 0)) continue;
      const at = entry.target instanceof Element ? entry.target : entry.target?.parentElement;
      const control = at?.closest('a, button, input, textarea, [role]') ?? at;
      const label = control?.getAttribute('aria-label') ?? control?.textContent.trim().slice(0, 24);
      window.reported.set(interactionId, {
        event: name,
        on: `${control?.role ?? control?.localName ?? 'nothing'} ${label ?? ''}`.trim(),
        duration,
        delay: Math.round(processingStart - startTime),
        processing: Math.round(processingEnd - processingStart),
        presentation: Math.round(startTime + duration - processingEnd),
      });
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
