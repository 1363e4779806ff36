import type { Page } from 'playwright-core';
import { sectionPath } from '../../story/address';
import { placeOfTurn } from './running-turns';

declare global {
  interface Window {
    readonly followSection: (id: string, path: string) => Promise<void>;
  }
}

/** Where the line is kept that is being read, in CSS pixels from the top. */
const LINE = 120;

/** Before the page is opened. */
export const prepareReading = async (page: Page): Promise<void> => {
  await page.addInitScript({ path: new URL('follow-section.js', import.meta.url).pathname });
  await page.mouse.move(200, 400);
};

/** Waits for a turn of a running story, turns the page where it belongs to the next one, and scrolls to it. */
export async function readSection(page: Page, docid: string, turn: number): Promise<void> {
  const { chapter, section } = placeOfTurn(turn);
  const distance = await page.evaluate(
    async ({ id, path }) => {
      await window.followSection(id, path);
      await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
      return document.getElementById(id)?.getBoundingClientRect().top ?? 0;
    },
    { id: `n${section}`, path: sectionPath(docid, chapter, section) },
  );
  await page.mouse.wheel(0, distance - LINE);
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))));
}
