import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleServiceWorker } from './bundle-service-worker';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'one');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'index.html'), '<p>');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the worker caches at its installation: its revision by its address. */
async function cached(): Promise<Record<string, string | null>> {
  await bundleServiceWorker(folder);
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const entries = worker.matchAll(/\{url:"(?<url>[^"]+)",revision:(?:"(?<revision>\w+)"|null)\}/gu);
  return Object.fromEntries(
    Array.from(entries, ({ groups }) => [groups?.['url'] ?? '', groups?.['revision'] ?? null]),
  );
}

it('caches the files of a build, and the page anew with each of them', async () => {
  const first = await cached();
  expect(Object.keys(first)).toEqual(['assets/main-abc.js', 'favicon.svg', '/game/adventure/16/']);
  expect(first['assets/main-abc.js']).toBeNull();
  expect(first['favicon.svg']).toMatch(/^[\da-f]{64}$/u);
  // Its own previous text is no file of the build.
  expect(await cached()).toEqual(first);

  writeFileSync(join(folder, 'assets', 'other-def.js'), 'two');
  const second = await cached();
  expect(second['favicon.svg']).toBe(first['favicon.svg']);
  expect(second['/game/adventure/16/']).not.toBe(first['/game/adventure/16/']);
});
