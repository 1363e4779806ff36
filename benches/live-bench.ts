import type { Browser, Page } from 'playwright-core';
import { TURNS_PER_PAGE } from '../story/page-bounds';
import { launchBrowser } from '../tools/support/browser';
import { touchPages } from '../tools/support/touch-pages';
import { newInstance } from './instance';
import { openStories, type Stories } from './published-turns';
import { register, sectionOn } from './register';
import { distribution } from './statistics';

const PLAYERS = 3;

/**
 * A registration by the form, and the turns of its first page on another reader's screen. A turn's latency is
 * counted from the engine's timestamp, which is before its publication.
 */
export async function benchLive(): Promise<object> {
  const instance = await newInstance({ TURN_SECONDS: '1' });
  const { app } = await instance.start();
  const stories = openStories(instance.env);
  const browser = await launchBrowser();
  const registrations: number[] = [];
  const deliveries: number[] = [];
  try {
    for (let number = 1; number <= PLAYERS; number += 1) {
      const name = `計測${number}`;
      const player = await openPage(browser);
      registrations.push(await register(player, app.url, { name, oid: number }));
      const docid = await stories.docidOf(name);
      const reader = await openPage(browser);
      const appeared = await watchSections(reader);
      await reader.goto(`${app.url}${docid}/1`);
      await reader.getByRole('button', { name: 'やめる' }).click();
      const open = await reader.getByRole('article').count();
      await sectionOn(reader, TURNS_PER_PAGE).waitFor({ timeout: 60_000 });
      deliveries.push(...delays(await stories.turnTimes(docid), appeared, Math.max(open, 2)));
      await player.context().close();
      await reader.context().close();
    }
  } finally {
    await browser.close();
    await stories.close();
    await app.interrupt();
    instance.remove();
  }
  return {
    confirmedRegistrationToFirstSectionSeconds: distribution(registrations),
    playedTurnToOtherScreenMilliseconds: distribution(deliveries),
  };
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'ja-JP' });
  context.setDefaultTimeout(30_000);
  await touchPages(context);
  return context.newPage();
}

/** Records when each section's article first appears in the page, in ms since 1970. */
async function watchSections(page: Page): Promise<Map<number, number>> {
  const appeared = new Map<number, number>();
  await page.exposeFunction('noteSection', (number: number, time: number) => {
    if (!appeared.has(number)) appeared.set(number, time);
  });
  await page.addInitScript({ path: new URL('section-observer.js', import.meta.url).pathname });
  return appeared;
}

/** From a turn's timestamp to its appearance, of the turns that came after the page was opened. */
function delays(
  times: Awaited<ReturnType<Stories['turnTimes']>>,
  appeared: ReadonlyMap<number, number>,
  alreadyThere: number,
): number[] {
  return times.slice(0, TURNS_PER_PAGE).flatMap((time, index) => {
    const seen = appeared.get(index + 1);
    return seen === undefined || index + 1 <= alreadyThere ? [] : [seen - time];
  });
}
