import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { pagePath } from '../../story/address';
import { newPhone } from '../../tools/support/phone';
import { rounded } from '../statistics';
import { withAdmin } from './admin';
import { benchmarkIndex } from './benchmark-index';
import { readOnAsGuest } from './guest-page';
import { NetworkBytes } from './network-bytes';
import { prepareReading, readSection } from './read-section';
import { placeOfTurn } from './running-turns';
import { inventedChapter, writeChapters } from './seed';
import {
  countWork,
  tabMemory,
  tabMetrics,
  workBetween,
  workTogether,
  type TabMemory,
  type TabWork,
} from './tab-work';
import { withoutScripts } from './without-scripts';

/** Ten minutes: in life, a running story gets a turn every three seconds. */
const VISIT = { turns: 200, minutes: 10 } as const;
const HOUR = { turns: 1200 } as const;
/** The tab's heap after the hour over that after the visit, at most: more is a leak. */
const HEAP_GROWTH = 1.1;
/** How long an open page is watched in which nothing happens. */
const IDLE_SECONDS = 15;

interface RunningStory {
  readonly docid: string;
  /** The app's address; ends with a slash. */
  readonly home: string;
}

/** The measurements; `exceeding` has those that exceed their bound. */
interface Measured {
  readonly [name: string]: unknown;
  readonly exceeding: readonly string[];
}

/**
 * What reading a running story costs: a visit of ten minutes at a quarter of the processor's speed, then the rest of an
 * hour at its own. Compressed: each turn is published as soon as the reader has scrolled to the one before.
 */
export async function measureReading(
  browser: Browser,
  env: Readonly<Record<string, string>>,
  story: RunningStory,
): Promise<Measured> {
  const index = await benchmarkIndex(browser);
  const app = await readInApp(browser, env, story);
  return {
    page: `the newest page of a running story: what a reader leaves open. ${VISIT.turns} turns, in life every 3 s, here each as soon as the one before was read; 4 × CPU, the hour without`,
    benchmarkIndex: index,
    ...app,
    plain: await readPlain(browser, story),
    exceeding: !(app.hour.heapGrowth <= HEAP_GROWTH) ? ["the tab's memory in an hour"] : [],
  };
}

async function readInApp(
  browser: Browser,
  env: Readonly<Record<string, string>>,
  { docid, home }: RunningStory,
) {
  const phone = await newPhone(browser, { cpu: 4 });
  const { page, session } = phone;
  const bytes = NetworkBytes.of(session);
  await prepareReading(page);
  await countWork(session);
  return withAdmin(env, async ({ firestore }) => {
    const readOn = async (from: number, to: number): Promise<void> => {
      for (let turn = from; turn <= to; turn += 1) {
        const { chapter, section } = placeOfTurn(turn);
        const chapters = [{ seq: chapter, chapter: inventedChapter(chapter, section) }];
        await writeChapters(firestore, docid, chapters);
        await readSection(page, docid, turn);
      }
    };
    await page.goto(`${home}${docid}/1/1`);
    await readOnAsGuest(page);
    const begin = await tabMemory(session);
    await readOn(2, VISIT.turns);
    const visit = workBetween(null, await tabMetrics(session));
    const kilobytes = bytes.kilobytes;
    const idle = await idleScripting(session);
    const end = await tabMemory(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const later: TabMemory[] = [];
    for (let turns = VISIT.turns; turns < HOUR.turns; turns += VISIT.turns) {
      await readOn(turns + 1, turns + VISIT.turns);
      later.push(await tabMemory(session));
    }
    const last = placeOfTurn(HOUR.turns);
    // Words of the story are kept for as long as it is open: what is more than in a tab that has just been opened is a leak.
    await page.goto(home.slice(0, -1) + pagePath(docid, last.chapter, last.page));
    await readOnAsGuest(page);
    const fresh = await tabMemory(session);
    await phone.close();
    return {
      app: { ...perMinute(visit), kilobytes, idleScriptingSecondsPerMinute: idle },
      memory: { begin, end },
      hour: {
        turns: HOUR.turns,
        memory: later.at(-1),
        heapEveryTenMinutes: later.map(({ heapMegabytes }) => heapMegabytes),
        openedAnew: fresh,
        heapGrowth: rounded((later.at(-1)?.heapMegabytes ?? NaN) / end.heapMegabytes),
      },
    };
  });
}

/** Scripting per minute of a page in which nothing happens, in s. */
async function idleScripting(session: CDPSession): Promise<number> {
  const before = await tabMetrics(session);
  await pause(IDLE_SECONDS * 1000);
  const { scripting } = workBetween(before, await tabMetrics(session));
  return rounded((scripting * 60) / IDLE_SECONDS);
}

/** The same words as pages without scripts, read in the same way. */
async function readPlain(browser: Browser, { docid, home }: RunningStory): Promise<object> {
  const phone = await newPhone(browser, { cpu: 4 });
  const { page, session } = phone;
  const bytes = NetworkBytes.of(session);
  await prepareReading(page);
  await countWork(session);
  const pages: TabWork[] = [];
  for (let turn = 1; turn <= VISIT.turns; turn += 10) {
    const { chapter, page: number } = placeOfTurn(turn);
    await withoutScripts(home.slice(0, -1) + pagePath(docid, chapter, number), async (plain) => {
      await page.goto(plain);
      for (let next = turn; next < turn + 10; next += 1) await readSection(page, docid, next);
      pages.push(workBetween(null, await tabMetrics(session)));
    });
  }
  const memory = await tabMemory(session);
  await phone.close();
  return { ...perMinute(workTogether(pages)), kilobytes: bytes.kilobytes, memory };
}

const perMinute = (visit: TabWork) => ({
  seconds: visit,
  scriptingSecondsPerMinute: rounded(visit.scripting / VISIT.minutes),
});
