import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'firebase-admin/database';
import type { Browser, Page } from 'playwright-core';
import { favoriteKey } from '../../story/favorite-key';
import { paths, SHOWCASE_UID } from '../../story/paths';
import { newPhone } from '../../tools/support/phone';
import { distribution } from '../statistics';
import { withAdmin } from './admin';
import { benchmarkIndex } from './benchmark-index';
import { watchChildren } from './watch-children';

const RUNS = 5;
/** A tap that has not led to a like by then is lost. In ms. */
const LOST_MS = 60_000;
const KEY = favoriteKey({ docid: SHOWCASE_UID, chapter: 1, section: 1 });

declare global {
  interface Window {
    /** When the tap reached the page, and when the button shows it, in ms since the navigation began. */
    readonly like: { readonly tapped: number; readonly shown: Promise<number> };
  }
}

/** One run: ms from the first words to the like button, and from the tap; null when the tap was lost. */
interface FirstLike {
  readonly tappedAfterWords: number;
  readonly shown: number | null;
  readonly stored: number | null;
}

/**
 * The first like of a visit, on a slow line and at a quarter of the processor's speed, in ms. One tap on the first like
 * button as soon as there is one that can be touched, by the server or the app.
 * @param url The showcase's first page.
 */
export const measureFirstLike = (
  browser: Browser,
  env: Readonly<Record<string, string>>,
  url: string,
): Promise<object> =>
  withAdmin(env, async ({ database }) => {
    const index = await benchmarkIndex(browser);
    const runs: FirstLike[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await firstLike(browser, database, url));
    const of = (what: keyof FirstLike) =>
      distribution(runs.flatMap((one) => (one[what] === null ? [] : [one[what]])));
    return {
      page: "a chapter's page of the showcase, cold, slow 4G, 4 × CPU: what most links lead to",
      benchmarkIndex: index,
      tapAfterFirstWords: of('tappedAfterWords'),
      tapToShown: of('shown'),
      tapToDatabase: of('stored'),
      lostTaps: runs.filter(({ shown, stored }) => shown === null || stored === null).length,
    };
  });

async function firstLike(browser: Browser, database: Database, url: string): Promise<FirstLike> {
  const likes = await watchChildren(database.ref(paths.favorites), (own) => own.hasChild(KEY));
  const phone = await newPhone(browser, { isSlowLine: true, cpu: 4, isStill: true });
  const { page } = phone;
  await page.addInitScript({ path: new URL('like-moments.js', import.meta.url).pathname });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('#n1 button', { hasText: 'いいね' }).first().click();
  const [stored, shown] = await Promise.all([likes.next(LOST_MS), whenShown(page)]);
  const { tapped, words, origin } = await page.evaluate(() => ({
    tapped: window.like.tapped,
    words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    origin: performance.timeOrigin,
  }));
  await phone.close();
  return {
    tappedAfterWords: Math.round(tapped - words),
    shown: shown === null ? null : Math.round(shown - tapped),
    stored: stored === null ? null : Math.round(stored - origin - tapped),
  };
}

/** When the button showed the tap; null when it did not. */
const whenShown = (page: Page): Promise<number | null> =>
  Promise.race([page.evaluate(() => window.like.shown), pause(LOST_MS, null, { ref: false })]);
