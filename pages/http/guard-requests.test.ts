import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureDetail } from './failure-detail';
import { guardRequests, type GuardedRequest } from './guard-requests';
import { guardedServer } from './guarded-server';

let server: Server;
let port: number;
let failures: string[];

const handlers: Readonly<Record<string, (request: GuardedRequest) => Promise<never>>> = {
  '/throws': () => {
    throw new Error('at once');
  },
  '/rejects': () => Promise.reject(new TypeError(`later: ${'秘密'.repeat(500)}`)),
};

beforeAll(async () => {
  const onFailure = (path: string, error: unknown): void => {
    if (path === '/log-fails') throw new Error('The log is full.');
    failures.push(failureDetail(path, error));
  };
  const handle = async (request: GuardedRequest) => {
    if (request.given === '/log-fails') throw new Error('whatever');
    await handlers[request.given]?.(request);
    const headers = request.given === '/bad-header' ? { 'x-a': '\n' } : { 'x-a': 'b' };
    return { status: 200, headers, body: `${request.method} ${String(request.path)}` };
  };
  server = guardedServer(guardRequests({ handle, onFailure }), onFailure);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  failures = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The complete response on a separate connection. */
function raw(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (part) => (answer += part.toString('utf8')));
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
    socket.end(bytes);
  });
}
const ask = (line: string): Promise<string> =>
  raw(`${line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
const statusOf = (answer: string): number => Number(answer.split(' ')[1]);

const REQUESTS: readonly (readonly [line: string, status: number])[] = [
  ['GET /', 200],
  ['HEAD /', 200],
  ['OPTIONS /', 204],
  ['OPTIONS *', 204],
  ['GET //', 200],
  ['GET *', 400],
  ['GET http://[', 400],
  ['GET http://elsewhere.example/', 200],
  [`GET /${'a'.repeat(3000)}`, 414],
  [`GET /${'a'.repeat(20_000)}`, 431],
  ['POST /', 405],
  ['PUT /', 405],
  ['DELETE /', 405],
  ['PATCH /', 405],
  ['TRACE /', 405],
  ['PROPFIND /', 405],
  ['NONSENSE /', 400],
  ['GET /throws', 500],
  ['GET /rejects', 500],
  ['GET  ', 400],
];

describe('every request is answered', () => {
  it.each(REQUESTS)('%s with %d', async (line, status) => {
    expect(statusOf(await ask(line))).toBe(status);
  });

  it.each(REQUESTS.filter(([, status]) => status >= 400))(
    '%s, refused with %d: with a sentence and a code',
    async (line) => {
      expect(await ask(line)).toMatch(/。（[a-z-]+）/u);
    },
  );

  it.each(REQUESTS.filter(([, status]) => status === 405))(
    '%s, refused with %d: with the methods that are allowed',
    async (line) => {
      expect(await ask(line)).toMatch(/^allow: GET, HEAD, OPTIONS\r$/mu);
    },
  );

  it.each([
    ['bytes that are no HTTP', Buffer.from([0x16, 0x03, 0x01, 0, 0xff, 0xfe, 13, 10, 13, 10])],
    ['a NUL in the target', 'GET /\u0000 HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['two lengths', 'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
  ])('%s: with 400', async (_what, bytes) => {
    expect(statusOf(await raw(bytes))).toBe(400);
  });

  it.each(['GET /log-fails', 'GET /bad-header'])(
    '%s: by the end of the connection, if by nothing else',
    async (line) => {
      expect(await ask(line)).toBe('');
      expect(statusOf(await ask('GET /'))).toBe(200);
    },
  );

  it('by whom it may, though others hang up in the middle of it', async () => {
    const gone = [
      'GET / HTTP/1.1\r\nhos',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{',
    ];
    await Promise.all(
      gone.map(
        (bytes) =>
          new Promise<void>((resolve) => {
            const socket = connect(port, '127.0.0.1', () => {
              socket.write(bytes, () => socket.resetAndDestroy());
            });
            socket.once('close', () => resolve());
          }),
      ),
    );
    expect(statusOf(await ask('GET /'))).toBe(200);
  });
});

it('what failed is logged, without the query and without the whole of a text', async () => {
  await ask('GET /rejects?name=secret');
  expect(failures).toEqual([expect.stringMatching(/^\/rejects: TypeError: later: 秘密/u)]);
  expect(failures[0]?.length).toBeLessThan(300);
});
