import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { newPhone } from '../support/phone';

/** The pages at which strangers arrive, below the base path; a first chapter has ten sections in any case. */
const PAGES = [
  { name: 'first-seconds-home', route: '' },
  { name: 'first-seconds-turn', route: '10353/1/1/4' },
] as const;

/** In seconds after the address was entered. */
const MOMENTS = [1, 3, 10] as const;

/** What strangers see of home and of a shared turn on a middling phone with an empty cache: slow 4G, a quarter of the speed. */
export async function takeFirstSeconds(
  browser: Browser,
  url: string,
  write: (file: string, picture: Buffer) => Promise<void>,
): Promise<void> {
  for (const { name, route } of PAGES) {
    const phone = await newPhone(browser, { isSlowLine: true, cpu: 4, isStill: true });
    const begun = performance.now();
    const visit = phone.page.goto(url + route);
    for (const seconds of MOMENTS) {
      await pause(Math.max(0, begun + seconds * 1000 - performance.now()));
      await write(`${name}-${seconds}s.png`, await phone.page.screenshot());
    }
    await visit;
    await phone.close();
  }
}
