import { distribution, rounded, type Distribution } from '../statistics';
import { ask, connections } from './client';

const REQUESTS = 300;
const CONNECTIONS = 10;
/** Before the measurement: code is compiled, connections are opened. */
const WARM_UP = 20;

export interface RequestRate {
  readonly perSecond: number;
  readonly milliseconds: Distribution;
}

/**
 * Requests over ten connections that are kept open, each sent as soon as the one before it was answered.
 * @param status What every request is answered with.
 * @throws Error for another status.
 */
export async function requestRate(
  url: string,
  status: 200 | 304,
  headers: Readonly<Record<string, string>> = {},
): Promise<RequestRate> {
  const agent = connections(CONNECTIONS);
  const times: number[] = [];
  const request = async (): Promise<void> => {
    const begin = performance.now();
    const answer = await ask(url, agent, headers);
    if (answer.status !== status) throw new Error(`${url} was answered with ${answer.status}.`);
    times.push(rounded(performance.now() - begin));
  };
  const requests = async (count: number): Promise<void> => {
    let left = count;
    const one = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await request();
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, one));
  };
  try {
    await requests(WARM_UP);
    times.length = 0;
    const begin = performance.now();
    await requests(REQUESTS);
    const seconds = (performance.now() - begin) / 1000;
    return { perSecond: Math.round(REQUESTS / seconds), milliseconds: distribution(times) };
  } finally {
    agent.destroy();
  }
}
