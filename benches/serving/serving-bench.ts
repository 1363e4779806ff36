import { processesOf } from '../faults/parts';
import { newInstance } from '../instance';
import { SHOWCASE_UID } from '../../story/paths';
import { bareRate } from './bare-rate';
import { ask, connections } from './client';
import { requestBurst } from './request-burst';
import { requestRate } from './request-rate';

/** What strangers open, below the app's address. */
const PAGES = {
  home: '',
  pageOfAChapter: `${SHOWCASE_UID}/1/1`,
  turn: `${SHOWCASE_UID}/1/1/3`,
} as const;

/** Bursts, one after the other: memory that grows with each is a leak, what the first one leaves is warm-up. */
const BURSTS = 3;

/**
 * Pages per second of `npm start`, whole and for a client that has the page (304), beside a process that only sends the same
 * bytes; and the web process's memory when three hundred ask at once.
 */
export async function benchServing(): Promise<object> {
  const instance = await newInstance({ PAGE_SECONDS: '3600' });
  const { app } = await instance.start();
  try {
    const pid = processesOf(instance.dataDir, 'web').at(-1) ?? NaN;
    const pages: Record<string, object> = {};
    for (const [name, path] of Object.entries(PAGES)) pages[name] = await rates(app.url + path);
    const bursts: object[] = [];
    const urls = Object.values(PAGES).map((path) => app.url + path);
    for (let burst = 0; burst < BURSTS; burst += 1) bursts.push(await requestBurst(urls, pid));
    return { pages, bursts };
  } finally {
    await app.interrupt();
    instance.remove();
  }
}

async function rates(url: string): Promise<object> {
  const agent = connections(1);
  const { headers, body } = await ask(url, agent);
  agent.destroy();
  return {
    kilobytes: Math.round(body.length / 100) / 10,
    whole: await requestRate(url, 200),
    known: await requestRate(url, 304, { 'if-none-match': headers.etag ?? '' }),
    bare: await bareRate(body),
  };
}
