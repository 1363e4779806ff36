import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS } from '../../support/browser';
import { findChromium } from '../../support/chromium';
import { distribution } from '../statistics';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse as it judges phones: medians of five runs; scores of 100, seconds, and the shift. */
export async function measureLighthouse(url: string): Promise<object> {
  const chromePath = findChromium(process.env);
  if (chromePath === null)
    throw new Error('No Chromium was found. Please install one or set CHROMIUM_PATH.');
  const scores: Record<string, number[]> = {};
  const note = (name: string, value: number): void => {
    (scores[name] ??= []).push(value);
  };
  const failed = new Set<string>();
  for (let run = 0; run < RUNS; run += 1) {
    const chrome = await launch({
      chromePath,
      chromeFlags: ['--headless', ...BROWSER_FLAGS],
    });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: [...CATEGORIES],
        logLevel: 'silent',
      });
      if (result === undefined) throw new Error('Lighthouse gave no result.');
      const { categories, audits } = result.lhr;
      for (const name of CATEGORIES) {
        const category = categories[name];
        note(name, Math.round((category?.score ?? 0) * 100));
        if (name === 'performance') continue;
        for (const { id, weight } of category?.auditRefs ?? []) {
          const score = audits[id]?.score;
          if (weight > 0 && typeof score === 'number' && score < 1) failed.add(`${name}: ${id}`);
        }
      }
      note(
        'largestContentfulPaintSeconds',
        Math.round(audits['largest-contentful-paint']?.numericValue ?? NaN) / 1000,
      );
      note(
        'cumulativeLayoutShift',
        Math.round((audits['cumulative-layout-shift']?.numericValue ?? NaN) * 10_000) / 10_000,
      );
      note(
        'totalBlockingMilliseconds',
        Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
      );
    } finally {
      chrome.kill();
    }
  }
  return {
    ...Object.fromEntries(
      Object.entries(scores).map(([name, values]) => [name, distribution(values).median]),
    ),
    failed: [...failed],
  };
}
