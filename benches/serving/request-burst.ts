import { setTimeout as pause } from 'node:timers/promises';
import { processMegabytes } from '../memory';
import { ask, connections } from './client';

const REQUESTS = 300;
const SAMPLE_MS = 20;
/** After the last answer; garbage is collected by then, if it is at all. */
const REST_MS = 5000;

/** Three hundred requests at once, each on a connection of its own: the answers, and the server's resident memory in MB. */
export async function requestBurst(urls: readonly string[], pid: number): Promise<object> {
  const before = processMegabytes(pid);
  let during = before;
  const sampling = setInterval(() => {
    during = Math.max(during, processMegabytes(pid));
  }, SAMPLE_MS);
  const agent = connections(REQUESTS);
  const begin = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, index) => {
      const answer = await ask(urls[index % urls.length] ?? '', agent).catch(() => null);
      return answer?.status ?? 0;
    }),
  );
  const seconds = Math.round(performance.now() - begin) / 1000;
  clearInterval(sampling);
  agent.destroy();
  await pause(REST_MS);
  return {
    requests: REQUESTS,
    answeredWith200: statuses.filter((status) => status === 200).length,
    seconds,
    residentMegabytes: { before, during, after: processMegabytes(pid) },
  };
}
