import { sendBytes } from './http-attacks';
import { mutateBytes } from './mutate';
import type { Random } from './random';

/** Targets and request lines that once threw, or that a parser may misinterpret. */
const LINES = [
  'GET // HTTP/1.1',
  'GET //elsewhere.example/%2e%2e HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET http://[ HTTP/1.1',
  'GET http://elsewhere.example/ HTTP/1.1',
  'GET /% HTTP/1.1',
  'GET /%00 HTTP/1.1',
  'GET /\u0000 HTTP/1.1',
  'GET /a\tb HTTP/1.1',
  `GET /${'a'.repeat(9000)} HTTP/1.1`,
  `GET /${'%e3%81%82'.repeat(200)} HTTP/1.1`,
  'GET / HTTP/0.9',
  'GET / HTTP/3.0',
  'CONNECT elsewhere.example:443 HTTP/1.1',
  'PRI * HTTP/2.0',
  'TRACE / HTTP/1.1',
] as const;

const HEADERS = [
  'range: bytes=5-2',
  'range: bytes=-',
  'if-none-match: "',
  'accept-encoding: br;q=nothing, \u0080',
  'expect: 100-continue',
  'upgrade: websocket\r\nconnection: upgrade',
  'transfer-encoding: chunked',
  'content-length: 5',
  `cookie: ${'a'.repeat(20_000)}`,
  'x-health-key: \u00ff',
] as const;

function oddLine(random: Random): Buffer {
  const lines = [random.pick(LINES), 'host: a', 'connection: close'];
  if (random.chance(0.5)) lines.push(random.pick(HEADERS));
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return random.chance(0.2) ? mutateBytes(random, bytes) : bytes;
}

/** A request with an unexpected target, method, version or header. */
export const attackByLine = (random: Random, address: string): Promise<void> =>
  sendBytes(address, oddLine(random));
