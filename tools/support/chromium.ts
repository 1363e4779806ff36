import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { runCommand } from './run-command';

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

/** Finds a Chromium or installs one: Playwright's, otherwise Debian's package. null when neither works. */
export async function ensureChromium(log: (line: string) => void): Promise<string | null> {
  const present = findChromium(process.env);
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
  await runCommand(
    'apt-get',
    ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji'],
    { env },
  );
  return findChromium(process.env);
}
