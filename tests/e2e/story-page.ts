import type { BrowserContextOptions, Page } from 'playwright-core';
import { progressLine, readOnAsGuest } from './reader';
import { setReaders } from './readers';
import type { Stage } from './stage';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/** Guests who read the showcase; they scroll instantly, so that positions can be compared. */
export function setGuests(stage: Stage) {
  const { arrive, leave } = setReaders(stage);
  return {
    arrive,
    leave,
    open: async (path: string, options: BrowserContextOptions): Promise<Page> => {
      const page = await arrive({ hasVoice: true, ...options });
      await page.goto(`${stage.url}${path}`);
      await readOnAsGuest(page);
      // The reading tools are loaded after the text; home has none in sight.
      const isSingle = path.split('/').length === 4;
      if (isSingle) await page.getByRole('region', { name: '次の節' }).waitFor();
      else if (path !== '') await progressLine(page).waitFor();
      return page;
    },
  };
}

export async function choose(page: Page, group: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: '読みやすさ' }).click();
  const dialog = page.getByRole('dialog', { name: '読みやすさ' });
  await dialog.getByRole('group', { name: group }).getByRole('button', { name: choice }).click();
  await dialog.getByRole('button', { name: 'とじる' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export const chooseVertical = (page: Page) => choose(page, '組み方', '縦書き');

/** The position on a page is known after it is drawn. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/** How much of the column the bars cover, or the edge of the screen cuts off, in px. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const sheet = box('[data-writing=vertical]') ?? new DOMRect();
    const bars = [box('[data-bar=top]'), box('[data-bar=tabs]')];
    const top = Math.max(...bars.map((bar) => bar?.bottom ?? 0).filter((edge) => edge < 200));
    const isPhone = box('[data-bar=bottom]') !== undefined;
    const foot = isPhone
      ? (box('[data-news]') ?? box('[data-bar=dock] > p'))?.top
      : window.innerHeight;
    const cut = Math.max(0, top - sheet.top) + Math.max(0, sheet.bottom - (foot ?? 0));
    return Math.round(cut);
  });

export const column = (page: Page) => page.getByRole('group', { name: '物語の本文' });

/** The scroll position of the column along its lines, in px. */
export const placeIn = (page: Page) =>
  column(page).evaluate(({ scrollLeft }) => Math.max(0, Math.round(-scrollLeft)));

export const path = (page: Page) => new URL(page.url()).pathname.replace('/game/adventure/16/', '');
