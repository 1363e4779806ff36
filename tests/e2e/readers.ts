import type { Browser, Page } from 'playwright-core';
import { newReader, type ReaderOptions } from './reader';

/** Readers whose browsers are used again. */
export interface Readers {
  /** A reader on a new device, as `newReader` makes one. */
  readonly arrive: (options?: ReaderOptions) => Promise<Page>;
  /**
   * The reader has left: the page, emptied, serves the next one with the same options, with a warm cache. What a test adds that
   * a page cannot lose again (a clock, a script for every page, emulated media), or another page beside it, needs `newReader`.
   */
  readonly leave: (page: Page) => Promise<void>;
}

/** A context with its first page costs as much as two visits to a story: those of a file's tests share them. */
export function setReaders(stage: { readonly browser: Browser; readonly url: string }): Readers {
  const free = new Map<string, Page[]>();
  const keys = new Map<Page, string>();
  return {
    arrive: async (options = {}) => {
      const key = JSON.stringify(options);
      const page = free.get(key)?.pop() ?? (await newReader(stage.browser, options));
      keys.set(page, key);
      const { viewport } = options;
      if (viewport) await page.setViewportSize(viewport);
      return page;
    },

    leave: async (page) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate(() => sessionStorage.clear());
      // The app writes down what it holds as long as it is open. The same site keeps the page's process.
      await page.goto(`${stage.url}favicon.svg`);
      const session = await page.context().newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(stage.url).origin,
        storageTypes: 'all',
      });
      await session.detach();
      const key = keys.get(page) ?? '';
      free.set(key, [...(free.get(key) ?? []), page]);
    },
  };
}
