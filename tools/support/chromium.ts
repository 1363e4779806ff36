import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { runCommand } from './run-command';

/** Chromium without windows, which needs a quarter less time for the browser tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's packages of the fonts that the pages are set in. */
const FONTS = ['fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** Paths of Chromium in Linux distributions. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of an installed Chromium, or null. `CHROMIUM_PATH` has priority. */
export function findChromium(env: NodeJS.ProcessEnv): string | null {
  const candidates = [env.CHROMIUM_PATH ?? '', ...USUAL_PLACES, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** A Chromium for tests, `CHROMIUM_PATH` before all others: one without windows if there is one. */
function findTestBrowser({ CHROMIUM_PATH: chosen = '' }: NodeJS.ProcessEnv): string | null {
  return chosen === '' && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium(process.env);
}

/** Finds a Chromium for tests or installs one: Playwright's, otherwise Debian's package. null when neither works. */
export async function ensureTestBrowser(log: (line: string) => void): Promise<string | null> {
  const present = findTestBrowser(process.env);
  if (present !== null) return present;
  log('No Chromium is there: trying Playwright’s …');
  await runCommand(process.execPath, [
    'node_modules/playwright-core/cli.js',
    'install',
    '--with-deps',
    'chromium',
  ]);
  const downloaded = findChromium(process.env);
  if (downloaded !== null) return downloaded;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return null;
  log('Trying Debian’s package …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  await runCommand('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', ...FONTS], {
    env,
  });
  return findTestBrowser(process.env);
}
