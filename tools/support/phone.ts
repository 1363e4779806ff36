import type { Browser, CDPSession, Page } from 'playwright-core';
import { touchPages } from './touch-pages';

/** The emulated conditions of a page. */
export interface Burden {
  /** Slow 4G as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
  readonly isSlowLine?: boolean;
  /** The processor's slowdown factor. */
  readonly cpu?: number;
  /** Whether nobody touches the page, so that the app waits; otherwise it starts at once. */
  readonly isStill?: boolean;
}

export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

const VIEWPORT = { width: 412, height: 823 };
/** More than a browser's own bars take of its window, in px. */
const BARS = 200;

/** A phone with an empty cache. */
export async function newPhone(
  browser: Browser,
  { isSlowLine = false, cpu = 1, isStill = false }: Burden = {},
): Promise<Phone> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    viewport: VIEWPORT,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  if (!isStill) await touchPages(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The window is as high as the viewport with its bars: what changes at the foot of a page alone would never be presented.
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { ...VIEWPORT, height: VIEWPORT.height + BARS };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
  await session.send('Network.enable');
  if (isSlowLine) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
  }
  if (cpu !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, session, close: () => context.close() };
}
