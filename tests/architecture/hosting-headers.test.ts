import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { answerPages } from '../../pages/http/answer-pages';
import { guardRequests } from '../../pages/http/guard-requests';
import { FIREBASE_ORIGINS } from '../../pages/security-headers';
import { memorySource } from '../../pages/testing/memory-source';
import { BASE_PATH } from '../../story/turn-url';
import { hostingConfig } from '../../tools/deploy/folder/hosting-config';
import { ROOT } from '../../tools/support/root';
import { serveBuild } from '../../tools/web/serve-build';

/** The page with the app's inline scripts. */
const PAGE = readFileSync(join(ROOT, 'index.html'), 'utf8');

const SECURITY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const;

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

const hostingSchema = v.object({
  hosting: v.object({
    headers: v.array(
      v.object({
        source: v.optional(v.string()),
        headers: v.array(v.object({ key: v.string(), value: v.string() })),
      }),
    ),
  }),
});

/** Hosting's headers of every file. */
function ofHosting(hasAppCheck: boolean): ReadonlyMap<string, string> {
  const template = readFileSync(join(ROOT, 'firebase.json'), 'utf8');
  const security = { connect: FIREBASE_ORIGINS, hasAppCheck, isSecure: true };
  const made = hostingConfig(template, { page: PAGE, security, region: 'asia-northeast1' });
  const everywhere = v
    .parse(hostingSchema, made)
    .hosting.headers.find(({ source }) => source === '**');
  return new Map(everywhere?.headers.map(({ key, value }) => [key.toLowerCase(), value]));
}

async function answered(server: Server, path: string): Promise<ReadonlyMap<string, string>> {
  endings.push(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  return new Map(
    SECURITY.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The headers of the cloud's pages. */
async function ofPages(hasAppCheck: boolean): Promise<ReadonlyMap<string, string>> {
  const onFailure = (): void => undefined;
  const handle = answerPages({
    template: PAGE,
    source: memorySource({ stories: [] }),
    renderPicture: () => Promise.resolve(new Uint8Array()),
    onFailure,
    origin: 'https://tabibito.example',
    security: { connect: FIREBASE_ORIGINS, hasAppCheck, isSecure: true },
  });
  const answer = guardRequests({ handle, onFailure });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return answered(server, '/');
}

/** The headers of `npm start`, with the same services. */
async function ofLocalServer(): Promise<ReadonlyMap<string, string>> {
  const root = mkdtempSync(join(tmpdir(), 'hosting-headers-'));
  const page = join(root, BASE_PATH, 'index.html');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, PAGE);
  endings.push(() => rmSync(root, { recursive: true }));
  const server = await serveBuild({
    root,
    port: 0,
    origin: 'http://127.0.0.1',
    appConfig: '{}',
    renderPicture: () => Promise.resolve(new Uint8Array()),
    addresses: { projectId: 'demo', firestore: 'http://127.0.0.1', database: 'http://127.0.0.1' },
    connect: FIREBASE_ORIGINS,
  });
  return answered(server, '/nowhere');
}

describe('the headers of a page', () => {
  it.each([false, true])(
    'are the same from Hosting and from the functions (App Check: %s)',
    async (hasAppCheck) => {
      const hosting = ofHosting(hasAppCheck);
      expect([...hosting.keys()].sort()).toEqual([...SECURITY]);
      expect(await ofPages(hasAppCheck)).toEqual(hosting);
    },
  );

  it('let scripts of this site and this page alone run, and long polling of the database', () => {
    const policy = ofHosting(false).get('content-security-policy') ?? '';
    const scripts = /script-src (?<sources>[^;]*)/u.exec(policy)?.groups?.['sources'] ?? '';
    expect(scripts.split(' ').map((source) => source.replace(/'sha256-.*'/u, 'hash'))).toEqual([
      "'self'",
      'hash',
      'https://*.firebaseio.com/.lp',
      'https://*.firebasedatabase.app/.lp',
    ]);
  });

  it('are tried on this machine as they are in the cloud, but for what https alone needs', async () => {
    const local = await ofLocalServer();
    const withoutHttps = new Map(ofHosting(false));
    withoutHttps.delete('strict-transport-security');
    const policy = withoutHttps.get('content-security-policy') ?? '';
    withoutHttps.set('content-security-policy', policy.replace('; upgrade-insecure-requests', ''));
    expect(local).toEqual(withoutHttps);
  });
});
