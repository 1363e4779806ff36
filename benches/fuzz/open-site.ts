import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerHealth } from '../../functions/http/answer-health';
import { answerPages } from '../../pages/http/answer-pages';
import { guardRequests } from '../../pages/http/guard-requests';
import { guardedServer } from '../../pages/http/guarded-server';
import { restSource, type RestAddresses } from '../../pages/source/rest-source';
import { BASE_PATH } from '../../story/turn-url';
import { serveBuild } from '../../tools/web/serve-build';
import { addressOf, listenLocally } from '../listen-locally';

const PAGE =
  '<html><head><title>時の旅人</title><meta name="description" content="" /></head><body><div id="root"></div></body></html>';
const ORIGIN = 'https://tabibito.example';
const SECURITY = { connect: [], hasAppCheck: false, isSecure: true };

/** All HTTP servers for readers and operators, as `host:port`. */
export interface Site {
  readonly web: string;
  /** The handlers of the functions, each on a server of its own as in the cloud. */
  readonly pages: string;
  readonly health: string;
  readonly close: () => Promise<void>;
}

/** @param onFailure Gets every exception in a request. */
export async function openSite(
  addresses: RestAddresses,
  onFailure: (path: string, error: unknown) => void,
): Promise<Site> {
  const root = mkdtempSync(join(tmpdir(), 'fuzz-site-'));
  mkdirSync(join(root, BASE_PATH), { recursive: true });
  writeFileSync(join(root, BASE_PATH, 'index.html'), PAGE);
  const web = await serveBuild({
    root,
    port: 0,
    origin: ORIGIN,
    appConfig: '{}',
    renderPicture: () => Promise.resolve(new Uint8Array()),
    addresses,
    connect: [],
  });
  const answer = answerPages({
    template: PAGE,
    source: restSource(addresses),
    renderPicture: () => Promise.resolve(new Uint8Array(9)),
    origin: ORIGIN,
    security: SECURITY,
    onFailure,
  });
  const pages = guardedServer(guardRequests({ handle: answer, onFailure }), onFailure);
  const health = guardedServer(
    guardRequests({
      handle: (request) => answerHealth(request, 'key', () => Promise.reject(new Error('asked'))),
      onFailure,
    }),
    onFailure,
  );
  const servers = [web, pages, health];
  return {
    web: addressOf(web),
    pages: await listenLocally(pages),
    health: await listenLocally(health),
    close: async () => {
      await Promise.all(servers.map(closed));
      rmSync(root, { recursive: true });
    },
  };
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
