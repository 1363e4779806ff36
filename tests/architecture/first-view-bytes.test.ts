import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it, vi } from 'vitest';
import { BASE_PATH } from '../../story/turn-url';
import { ROOT } from '../../tools/support/root';
import { firstViewScripts } from '../../tools/web/first-view';

/** Bytes after gzip; what a phone on a slow line loads before the app is interactive. */
const BUDGET = 172_000;

it('the first view loads 172 kB of JavaScript at most', async () => {
  // A test's environment would select React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  const outDir = mkdtempSync(join(tmpdir(), 'first-view-'));
  try {
    await build({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, reportCompressedSize: false },
    });
    const page = readFileSync(join(outDir, 'index.html'), 'utf8');
    const scripts = firstViewScripts(page).map((path) => path.slice(BASE_PATH.length));
    expect(scripts.length).toBeGreaterThan(0);
    // The page requests its scripts only after its text is painted.
    expect(page).not.toMatch(/<(?:script|link)[^>]+\.js"/u);
    const sizes = scripts.map((path) => [
      path,
      gzipSync(readFileSync(join(outDir, path))).byteLength,
    ]);
    const total = sizes.reduce((sum, [, size]) => sum + Number(size), 0);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(BUDGET);
  } finally {
    rmSync(outDir, { recursive: true });
    vi.unstubAllEnvs();
  }
});
