import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BASE_PATH } from '../../story/turn-url';
import { buildIfStale, WEB_ROOT } from '../../tools/web/build-if-stale';
import { firstViewScripts } from '../../tools/web/first-view';

/** Bytes after gzip; what a phone on a slow line loads before the app is interactive. */
const BUDGET = 166_000;

it('the first view loads 166 kB of JavaScript at most', async () => {
  await buildIfStale(() => undefined);
  const page = readFileSync(join(WEB_ROOT, BASE_PATH, 'index.html'), 'utf8');
  const scripts = firstViewScripts(page);
  expect(scripts.length).toBeGreaterThan(0);
  // The page requests its scripts only after its text is painted, and icon and manifest too.
  expect(page).not.toMatch(/<(?:script|link)[^>]+\.js"/u);
  expect(page).not.toMatch(/<link[^>]+rel="(?:icon|manifest|stylesheet)"[^>]+href="\//u);
  const sizes = scripts.map((path) => [
    path,
    gzipSync(readFileSync(join(WEB_ROOT, path))).byteLength,
  ]);
  const total = sizes.reduce((sum, [, size]) => sum + Number(size), 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET);
});
