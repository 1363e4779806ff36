import type { BrowserContext, Page } from 'playwright-core';

/** Gives each page a reader as soon as it is there, so that the app starts at once: see `tools/web/start-app.ts`. */
export async function touchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('wheel'))),
  );
}

/** Waits until the app stands where the server's words stood. */
export const appIsThere = (page: Page): Promise<void> =>
  page.locator('#root:not(:has(.served)) [data-bar=top]').waitFor();
