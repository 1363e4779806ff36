import { BASE_PATH } from '../../story/turn-url';
import type { FuzzTarget } from './fuzz-target';
import { attackByHttp, type HttpRequest } from './http-attacks';
import { attackByLine } from './line-attacks';

const REQUESTS = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: `${BASE_PATH}/` },
  { method: 'GET', path: `${BASE_PATH}/10353/1/1/0?from=mail` },
  { method: 'HEAD', path: `${BASE_PATH}/10353/1` },
  { method: 'GET', path: `${BASE_PATH}/assets/none.js`, headers: { range: 'bytes=1-' } },
  { method: 'HEAD', path: '/pictures/10353/1/1.png' },
  { method: 'GET', path: '/feeds/story/10353.atom', headers: { 'accept-encoding': 'br, gzip' } },
  { method: 'GET', path: '/feeds/timeline.rss' },
  { method: 'GET', path: '/documents/10353.json' },
  { method: 'GET', path: '/sitemap.xml' },
  { method: 'POST', path: `${BASE_PATH}/`, body: { a: 1 } },
  { method: 'DELETE', path: '/robots.txt' },
  { method: 'OPTIONS', path: `${BASE_PATH}/`, headers: { origin: 'http://a' } },
] as const satisfies readonly HttpRequest[];

/**
 * A server of pages: the web port, or a handler of the functions.
 * @param address `host:port`
 * @param page A path with the status of its valid response.
 */
export const siteDoor = (
  name: string,
  address: string,
  page: readonly [path: string, status: number],
): FuzzTarget => ({
  name,
  attack: (random) =>
    random.chance(0.5)
      ? attackByLine(random, address)
      : attackByHttp(random, address, random.pick<HttpRequest>(REQUESTS)),
  visit: async () => {
    const [path, status] = page;
    const answer = await fetch(`http://${address}${path}`);
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}`);
  },
  close: () => Promise.resolve(),
});
