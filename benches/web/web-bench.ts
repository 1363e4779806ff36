import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../tools/support/browser';
import { newInstance } from '../instance';
import { measureBrowseList } from './browse-list';
import { measureFirstLike } from './first-like';
import { measureFirstText } from './first-text';
import { firstViewBytes } from './first-view-bytes';
import { measureInteractions } from './interactions';
import { measureLighthouse } from './lighthouse';
import { measureLongStory } from './long-story';
import { measureNewTurn } from './new-turn';
import { measurePageTurn } from './page-turn';
import { measureReading } from './reading';
import { measureScrolling } from './scrolling';
import { beginOwnStory } from './own-story';
import { seedReaders } from './seed';
import { measureVisits } from './visits';
import { withoutScripts } from './without-scripts';

/** The measurements; `exceeding` has those that exceed their bound. */
interface Measured {
  readonly [name: string]: unknown;
  readonly exceeding: readonly string[];
}

/** The app in a browser: production build, brotli, everything measured in one run. */
export async function benchWeb(): Promise<Measured> {
  const instance = await newInstance({ PAGE_SECONDS: '3600' });
  const { app } = await instance.start();
  let browser: Browser | null = null;
  try {
    const places = await seedReaders(instance.env);
    browser = await launchBrowser();
    const reading = await measureReading(browser, instance.env, {
      docid: places.runningStory,
      home: app.url,
    });
    return {
      firstViewJavaScript: firstViewBytes(),
      firstTextOfASharedLink: await measureFirstText(browser, `${app.url}10353/1/1/3`),
      firstTextOfHome: await measureFirstText(browser, app.url),
      lighthouse: {
        turn: await measureLighthouse(`${app.url}10353/1/1/3`),
        // The page that is opened most.
        pageOfAChapter: await measureLighthouse(`${app.url}10353/1/1`),
        home: await measureLighthouse(app.url),
        storyOf10000Turns: await measureLighthouse(`${app.url}${places.longStory}/1/1`),
        ownStoryBeingPlayed: await measureLighthouse(app.url, beginOwnStory(app.url)),
        pageWithoutScripts: await withoutScripts(`${app.url}10353/1/1`, measureLighthouse),
      },
      firstLike: await measureFirstLike(browser, instance.env, `${app.url}10353/1/1`),
      interactions: await measureInteractions(browser, `${app.url}10353/1/1`),
      pageOfTenTurns: await measurePageTurn(browser, `${app.url}10353/1/1`),
      longStory: await measureLongStory(browser, {
        short: `${app.url}${places.shortStory}/1/1`,
        long: `${app.url}${places.longStory}/1/1`,
      }),
      browseListOf1000: await measureBrowseList(browser, `${app.url}10353/1/1/0`),
      fiftyVisits: await measureVisits(browser, app.url),
      newTurn: await measureNewTurn(browser, instance.env, `${app.url}${places.growingStory}/1/1`),
      scrolling: await measureScrolling(browser, `${app.url}10353/1/1`),
      reading,
      exceeding: reading.exceeding,
    };
  } finally {
    await browser?.close();
    await app.interrupt();
    instance.remove();
  }
}
