import type { Stop } from './subscription';

/** Reports whether this device has a network, at once and whenever that changes: of the server behind it nothing is known. */
export type WatchNetwork = (next: (isThere: boolean) => void) => Stop;

export const createNetwork =
  (browser: Window): WatchNetwork =>
  (next) => {
    const look = (): void => next(browser.navigator.onLine);
    look();
    browser.addEventListener('online', look);
    browser.addEventListener('offline', look);
    return () => {
      browser.removeEventListener('online', look);
      browser.removeEventListener('offline', look);
    };
  };
