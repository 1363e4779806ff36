import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../support/root';
import { runCommand } from '../support/run-command';
import { bundleService } from './bundle';

const name = `bundle-${randomUUID()}`;
const folder = join('.cache', name);
const MINUTE_MS = 60_000;

/** Writes a module of the service, as if some minutes ago. */
function write(file: string, text: string, minutesAgo: number): void {
  const path = join(ROOT, folder, file);
  const time = new Date(Date.now() - minutesAgo * MINUTE_MS);
  writeFileSync(path, text);
  utimesSync(path, time, time);
}

const build = (): Promise<string> => bundleService(name, join(folder, 'main.ts'));
const said = async (script: string): Promise<string> =>
  (await runCommand(process.execPath, [script])).output.trim();

beforeAll(() => {
  mkdirSync(join(ROOT, folder), { recursive: true });
  write(
    'main.ts',
    `import { word } from './word';\nexport const main = async () => { console.log(word); return 0; };\n`,
    9,
  );
});
afterAll(() => {
  rmSync(join(ROOT, folder), { recursive: true });
  for (const end of ['', '.map', '.inputs.json'])
    rmSync(join(ROOT, '.cache', 'services', `${name}.mjs${end}`));
});

it('is made once, and again when a module that it imports changes', async () => {
  write('word.ts', `export const word = 'first';\n`, 8);
  const script = await build();
  expect(await said(script)).toBe('first');

  const { ino } = statSync(script);
  await build();
  expect(statSync(script).ino).toBe(ino);

  write('word.ts', `export const word = 'other';\n`, 7);
  expect(await said(await build())).toBe('other');
});

it('is made again when it was made while a module was being written', async () => {
  write('word.ts', `export const word = 'later';\n`, -1);
  const script = await build();
  expect(readFileSync(script, 'utf8')).not.toMatch(/^\/\/ [0-9a-f]{64}$/mu);
  write('word.ts', `export const word = 'after';\n`, 6);
  expect(await said(await build())).toBe('after');
});
