import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Clock } from '../clock/clock';
import { createServerTime } from '../clock/server-time';
import { requestUrl } from '../http/request-url';
import { startServer, type RunningServer } from '../http/start-server';
import type { RecordStore } from '../storage/record-store';
import { createLongPolling } from './long-polling/serve-long-polling';
import { loadNamespaces } from './namespace/namespaces';
import { restError, sendReply } from './rest/reply';
import { serveRest } from './rest/serve-rest';
import { acceptWebSockets } from './websocket/accept-websockets';

export interface DatabaseOptions {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly project: string;
  /** The text of a rules file; without it all access is allowed. */
  readonly rules?: string | undefined;
  readonly store: RecordStore;
  readonly log: (line: string) => void;
  readonly clock: Clock;
}

/**
 * Starts a Realtime Database: WebSocket and long polling for the SDKs, REST with streaming.
 * @throws {RulesError} when the rules are invalid; the system's error when the port can't be used
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningServer> {
  const { host, port, project, rules, store, clock, log } = options;
  const serverTime = createServerTime(clock);
  const namespaces = await loadNamespaces({ store, rules, now: serverTime });
  const defaultNamespace = `${project}-default-rtdb`;
  const shared = { namespaces, defaultNamespace, now: () => clock.now(), serverTime, log };
  const longPolling = createLongPolling(shared);

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = requestUrl(request);
    if (url === null) response.writeHead(400).end();
    else if (url.pathname === '/.lp') longPolling.serve(request, response, url.searchParams);
    else await serveRest(request, response, url, shared);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      // The client disconnected during its request.
      if (request.errored === error) return;
      log(`database: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      if (response.headersSent) response.destroy();
      else sendReply(response, restError(500, 'Internal server error'), null, {});
    });
  });
  const dropWebSockets = acceptWebSockets(server, {
    ...shared,
    continueSession: (id, socket) => longPolling.continueSession(id, socket),
  });
  const running = await startServer(server, host, port);
  return {
    port: running.port,
    async stop() {
      longPolling.stop();
      dropWebSockets();
      await running.stop();
    },
  };
}
