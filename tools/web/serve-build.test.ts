import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_PATH } from '../../story/turn-url';
import { serveBuild } from './serve-build';

const PAGE =
  '<html><head><title>時の旅人</title><meta name="description" content="" /></head><body><div id="root"></div></body></html>';
const SCRIPT = `${BASE_PATH}/assets/app-1.js`;

let root: string;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-build-'));
  mkdirSync(join(root, BASE_PATH, 'assets'), { recursive: true });
  writeFileSync(join(root, BASE_PATH, 'index.html'), PAGE);
  writeFileSync(join(root, SCRIPT), 'let a = 1;');
  writeFileSync(join(root, `${SCRIPT}.br`), 'packed');
  server = await serveBuild({
    root,
    port: 0,
    origin: 'https://tabibito.example',
    appConfig: '{}',
    renderPicture: () => Promise.resolve(new Uint8Array()),
    // No database is running there: pages are the app's own.
    addresses: {
      projectId: 'demo',
      firestore: 'http://127.0.0.1:1',
      database: 'http://127.0.0.1:1',
    },
    connect: [],
  });
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

interface Given {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Requests the path unchanged; `fetch` would normalise it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Given> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    })
      .once('error', reject)
      .end();
  });
}

describe('the site', () => {
  it.each([
    ['//', 404],
    ['//elsewhere.example/a', 404],
    ['/%', 404],
    ['/%00', 404],
    [`${BASE_PATH}/%E0%A4%A`, 404],
    [`${BASE_PATH}/%00`, 404],
    [`${BASE_PATH}/assets/older.js`, 404],
    [`${SCRIPT}.br`, 404],
    ['/package.json', 404],
  ])('answers %s with %d, and goes on', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
    expect((await ask(SCRIPT)).body).toBe('let a = 1;');
  });

  it('says なにもない… with the app’s own page where a route cannot be read', async () => {
    expect((await ask(`${BASE_PATH}/%E0%A4%A`)).body).toContain('<div id="root">');
  });

  it.each([
    ['/', 302, `${BASE_PATH}/`],
    [BASE_PATH, 308, `${BASE_PATH}/`],
    [`${BASE_PATH}/index.html`, 308, `${BASE_PATH}/`],
    ['/game/%61dventure/16/', 308, `${BASE_PATH}/`],
    [`/x/..${BASE_PATH}/`, 308, `${BASE_PATH}/`],
    [`${BASE_PATH}/%61kari/1/1?from=mail`, 308, `${BASE_PATH}/akari/1/1?from=mail`],
    [`${BASE_PATH}/akari/1/1/`, 308, `${BASE_PATH}/akari/1/1`],
    [`${BASE_PATH}/%61ssets/app-1.js`, 308, SCRIPT],
    ['/pictures/%61kari/1/1.png', 308, '/pictures/akari/1/1.png'],
    ['/pictures/akari/1/1.png?v=2', 308, '/pictures/akari/1/1.png'],
    ['/sitemap.xml?a=b', 308, '/sitemap.xml'],
  ])('leads from %s with %d to its one address %s', async (path, status, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it.each(['/robots.txt', '/', BASE_PATH])(
    'never says at %s what a request calls it',
    async (path) => {
      const answer = await ask(path, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
      expect(JSON.stringify(answer)).not.toContain('evil.example');
    },
  );

  it('is where its settings say', async () => {
    expect((await ask('/robots.txt')).body).toContain('https://tabibito.example/sitemap.xml');
  });
});

describe('a file', () => {
  it('is sent packed to who unpacks it, and not at all to who has it', async () => {
    const { headers, body } = await ask(SCRIPT, { 'accept-encoding': 'gzip, br' });
    expect([body, headers['content-encoding']]).toEqual(['packed', 'br']);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    const again = await ask(SCRIPT, { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each(['bytes=5-2', 'bytes=-', 'bytes=99999-', 'lines=1-2'])(
    'is sent whole whatever part is asked for: %s',
    async (range) => {
      expect((await ask(SCRIPT, { range })).body).toBe('let a = 1;');
    },
  );

  it('is still there after another build has taken its place on the disk', async () => {
    rmSync(join(root, SCRIPT));
    expect((await ask(SCRIPT)).body).toBe('let a = 1;');
  });
});
