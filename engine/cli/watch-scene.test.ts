import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { watchScene } from './watch-scene';

const WORLD = 'worlds/harbour-town';
const SCENE = `${WORLD}/promise-found/ten-for-nobody.md`;

/** A copy of a world that the test may write to. */
function contentFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = fileURLToPath(new URL('../../content', import.meta.url));
  cpSync(join(source, WORLD), join(folder, WORLD), { recursive: true });
  return folder;
}

/** What is printed, and a promise for the first text that fits. */
function printer() {
  const waiting: { fits: RegExp; resolve: (text: string) => void }[] = [];
  return {
    print: (text: string): void =>
      waiting.filter(({ fits }) => fits.test(text)).forEach(({ resolve }) => resolve(text)),
    printed: (fits: RegExp): Promise<string> =>
      new Promise((resolve) => {
        waiting.push({ fits, resolve });
      }),
  };
}

it('shows the scene for each camp, and the faults of the next save', async () => {
  const folder = contentFolder();
  const { print, printed } = printer();
  const stopping = new AbortController();
  const told = printed(/━━ 平和[^]*━━ 景気[^]*━━ 混沌/u);
  const ended = watchScene(folder, SCENE, print, stopping.signal);
  expect(await told).toContain('網元のゲンゾウ');
  const faulty = printed(/tension/u);
  const file = join(folder, SCENE);
  writeFileSync(file, readFileSync(file, 'utf8').replace('tension: 2', 'tension: 9'));
  expect(await faulty).toContain(
    `content/${SCENE}:4:10 value: tension: 9 does not fit. It can be: 1, 2, 3, 4, 5.`,
  );
  stopping.abort();
  await ended;
});
