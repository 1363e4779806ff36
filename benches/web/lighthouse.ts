import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import * as v from 'valibot';
import { BROWSER_FLAGS } from '../../tools/support/browser';
import { findChromium } from '../../tools/support/chromium';
import { distribution } from '../statistics';

const RUNS = 5;
/** Lighthouse occasionally fails on a page (a crashed tab, no paint in time); up to this many runs are repeated. */
const SPARE = 3;
/** Listening to the database never ends: Lighthouse would wait 45 s for the network to be quiet. */
const LONGEST_LOAD_MS = 15_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const workSchema = v.object({
  items: v.array(v.object({ group: v.string(), duration: v.number() })),
});

/**
 * Lighthouse's results for phones: medians of five runs; scores of 100, seconds, and the shift.
 * @param prepare Makes each run's browser that of an account; its port is that of the DevTools protocol.
 */
export async function measureLighthouse(
  url: string,
  prepare?: (port: number) => Promise<void>,
): Promise<object> {
  const chromePath = findChromium(process.env);
  if (chromePath === null)
    throw new Error('No Chromium was found. Please install one or set CHROMIUM_PATH.');
  const results: Result[] = [];
  let withoutResult = 0;
  while (results.length < RUNS && withoutResult <= SPARE) {
    const result = await judge(url, chromePath, prepare);
    if (result === null) withoutResult += 1;
    else results.push(result);
  }
  if (results.length < RUNS) throw new Error(`Lighthouse gave no result ${withoutResult} times.`);
  const points = (name: (typeof CATEGORIES)[number]): number[] =>
    results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
  const values = (audit: string, digits: number): number[] =>
    results.map(({ audits }) => {
      const factor = 10 ** digits;
      return Math.round((audits[audit]?.numericValue ?? NaN) * factor) / factor;
    });
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, distribution(points(name))])),
    largestContentfulPaintMilliseconds: distribution(values('largest-contentful-paint', 0)),
    cumulativeLayoutShift: distribution(values('cumulative-layout-shift', 4)),
    totalBlockingMilliseconds: distribution(values('total-blocking-time', 0)),
    scriptingMilliseconds: distribution(results.map(scripting)),
    benchmarkIndex: distribution(
      results.map(({ environment }) => Math.round(environment.benchmarkIndex)),
    ),
    failed: [...new Set(results.flatMap(failedAudits))],
    withoutResult,
  };
}

/** One run in a browser of its own; null when Lighthouse failed. */
async function judge(
  url: string,
  chromePath: string,
  prepare?: (port: number) => Promise<void>,
): Promise<Result | null> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...BROWSER_FLAGS] });
  try {
    await prepare?.(chrome.port);
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'silent',
      maxWaitForLoad: LONGEST_LOAD_MS,
      disableStorageReset: prepare !== undefined,
    });
    const isJudged =
      result !== undefined &&
      CATEGORIES.every((name) => typeof result.lhr.categories[name]?.score === 'number');
    return isJudged ? result.lhr : null;
  } finally {
    chrome.kill();
  }
}

/** Time of the main thread in scripts, at Lighthouse's pace of a phone. */
const scripting = ({ audits }: Result): number => {
  const items = v.parse(workSchema, audits['mainthread-work-breakdown']?.details).items;
  return Math.round(items.find(({ group }) => group === 'scriptEvaluation')?.duration ?? 0);
};

/** The failed audits of a category below 100; performance has no pass and fail. */
const failedAudits = ({ categories, audits }: Result): string[] =>
  CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
