import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './chromium';
import { ToolError } from './tool-error';

/** Options that restrict a Chromium's traffic to this machine, and allow it to run in a container. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An offline SDK polls other hosts for connectivity.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** A headless Chromium whose traffic is restricted to this machine. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium(process.env);
  if (executablePath === null) {
    throw new ToolError('browser-missing', 'No Chromium was found.');
  }
  return chromium.launch({
    executablePath,
    args: [...BROWSER_FLAGS],
  });
}
