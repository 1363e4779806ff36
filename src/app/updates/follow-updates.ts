import { Workbox } from 'workbox-window';

/** A new version that waits. */
export interface Updates {
  /** Lets it in and loads the page anew. */
  readonly take: () => void;
}

/** How often a page that stays open asks for a new version, in ms. */
const INTERVAL_MS = 3_600_000;

/**
 * Registers the service worker, which keeps the app for reading without a network, and reports a new version when one
 * waits. What fails is tried again when the browser is online again, and with every asking. Where there are no service
 * workers nothing happens.
 * @returns What ends the asking.
 */
export function followUpdates(browser: Window, onWaiting: (updates: Updates) => void): () => void {
  if (!('serviceWorker' in browser.navigator)) return () => undefined;
  const scope = import.meta.env.BASE_URL;
  const worker = new Workbox(`${scope}sw.js`, { scope });
  worker.addEventListener('waiting', () =>
    onWaiting({
      take: () => {
        worker.addEventListener('controlling', () => browser.location.reload());
        worker.messageSkipWaiting();
      },
    }),
  );
  let isRegistered = false;
  const ask = async (): Promise<void> => {
    try {
      if (isRegistered) await worker.update();
      else await worker.register();
      isRegistered = true;
    } catch {
      // Without a worker the app runs as well: it only needs the network then.
    }
  };
  // One asking after another: a worker is registered once.
  let asked = ask();
  const askAgain = (): void => {
    asked = asked.then(ask);
  };
  browser.addEventListener('online', askAgain);
  const timer = browser.setInterval(askAgain, INTERVAL_MS);
  return () => {
    browser.removeEventListener('online', askAgain);
    browser.clearInterval(timer);
  };
}
