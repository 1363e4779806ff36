import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Namespaces } from '../namespace/namespaces';
import type { MessageSocket } from '../websocket/accept-websockets';
import { beginScript, createPollSession, type PollSession } from './poll-session';
import type { Segment } from './segment-joiner';

export interface LongPollingOptions {
  readonly namespaces: Namespaces;
  readonly defaultNamespace: string;
  readonly now: () => number;
  readonly serverTime: () => number;
  readonly log: (line: string) => void;
}

export interface LongPolling {
  serve(request: IncomingMessage, response: ServerResponse, parameters: URLSearchParams): void;
  /** Moves a session that began here to a WebSocket; false if there is no such session. */
  continueSession(id: string, socket: MessageSocket): boolean;
  stop(): void;
}

function readSegments(parameters: URLSearchParams): Segment[] {
  const segments: Segment[] = [];
  for (let index = 0; parameters.has(`seg${index}`); index += 1)
    segments.push({
      number: Number(parameters.get(`seg${index}`)),
      total: Number(parameters.get(`ts${index}`)),
      data: parameters.get(`d${index}`) ?? '',
    });
  return segments;
}

/** Serves the SDKs' long polling at `/.lp`, the fallback after a WebSocket has failed. */
export function createLongPolling(options: LongPollingOptions): LongPolling {
  const { namespaces, defaultNamespace, now, serverTime, log } = options;
  const byId = new Map<string, PollSession>();
  const bySessionId = new Map<string, PollSession>();

  const start = (
    callback: string,
    request: IncomingMessage,
    response: ServerResponse,
    parameters: URLSearchParams,
  ) => {
    const id = randomBytes(6).toString('hex');
    const session = createPollSession({
      id,
      password: randomBytes(6).toString('hex'),
      callback,
      session: {
        id: randomUUID(),
        namespace: namespaces.get(parameters.get('ns') ?? defaultNamespace),
        host: request.headers.host ?? 'localhost',
        now,
        serverTime,
        log,
      },
      response: beginScript(response),
      onEnd: () => {
        byId.delete(id);
        bySessionId.delete(session.sessionId);
      },
    });
    byId.set(id, session);
    bySessionId.set(session.sessionId, session);
  };

  return {
    serve(request, response, parameters) {
      const callback = parameters.get('cb') ?? '';
      if (parameters.get('start') !== null) {
        // Checked, because the number is written into a script.
        if (/^\d*$/.test(callback)) start(callback, request, response, parameters);
        else response.writeHead(400).end();
        return;
      }
      if (parameters.get('dframe') !== null) {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body></body></html>');
        return;
      }
      const session = byId.get(parameters.get('id') ?? '');
      if (session === undefined || session.password !== parameters.get('pw')) {
        beginScript(response).end();
        return;
      }
      if (parameters.get('disconn') === null)
        session.poll(readSegments(parameters), beginScript(response));
      else {
        session.end();
        beginScript(response).end();
      }
    },
    continueSession(id, socket) {
      const session = bySessionId.get(id);
      session?.upgrade(socket);
      return session !== undefined;
    },
    stop() {
      for (const session of [...byId.values()]) session.end();
    },
  };
}
