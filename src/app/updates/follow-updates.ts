import { Workbox } from 'workbox-window';

/** A new version that waits. */
export interface Updates {
  /** Lets it in and loads the page anew. */
  readonly take: () => void;
}

/** How often a page that stays open asks for a new version, in ms. */
const INTERVAL_MS = 3_600_000;

/**
 * Registers the service worker, which keeps the app for reading without a network, and tells of a new version when one
 * waits. Where there are no service workers nothing happens.
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
  // Without a worker the app runs as well: it only needs the network then.
  worker.register().catch(() => undefined);
  const timer = browser.setInterval(() => {
    worker.update().catch(() => undefined);
  }, INTERVAL_MS);
  return () => browser.clearInterval(timer);
}
