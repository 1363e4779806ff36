import { chromium, type Page } from 'playwright-core';
import { touchPages } from '../../tools/support/touch-pages';
import { register } from '../register';

/** Registers in the browser at a port, and leaves it when its story has begun: its first page is played then, turn by turn. */
export const beginOwnStory =
  (home: string): ((port: number) => Promise<void>) =>
  async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('The browser has no profile.');
    await touchPages(context);
    const page: Page = await context.newPage();
    await register(page, home, { name: `計測${port}`, oid: port });
    await page.close();
    // Ends the connection, not the browser.
    await browser.close();
  };
