import type { ServerResponse } from 'node:http';
import { callerFrom } from '../access/caller';
import type { OpenDuplexStream } from '../rpc/duplex-stream';
import { MAX_UNREAD } from '../rpc/duplex-stream';
import type { Services } from '../rpc/services';
import { RpcError } from '../status/rpc-error';
import { frame, parseForwardMessages, parseHeaderLines } from './frames';
import type { SessionLimits } from './session';
import { Session } from './session';

export interface WebChannelRequest {
  /** The RPC: `Listen` or `Write`. */
  readonly rpc: string;
  readonly method: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

export interface WebChannelServerOptions {
  readonly services: Services;
  readonly streams: Readonly<Record<string, OpenDuplexStream>>;
  /** Milliseconds on a monotonic clock. */
  readonly elapsed: () => number;
  readonly newSessionId: () => string;
  readonly log: (message: string) => void;
}

const LIMITS: SessionLimits = {
  noopMs: 30_000,
  backChannelMs: 60_000,
  maxQueued: MAX_UNREAD,
};
const MAX_IDLE_MS = 5 * 60_000;
const SWEEP_MS = 60_000;
const PROTOCOL_VERSION = 8;
const CLIENT_VERSION = 12;
const ACKNOWLEDGED_BYTES = 7;

interface Entry {
  readonly session: Session;
  readonly rpc: string;
  lastSeen: number;
}

/** The server side of WebChannel 8, the transport of browsers for the Listen and Write streams over HTTP/1.1. */
export class WebChannelServer {
  readonly #options: WebChannelServerOptions;
  readonly #sessions = new Map<string, Entry>();

  readonly #sweep: NodeJS.Timeout;

  constructor(options: WebChannelServerOptions) {
    this.#options = options;
    this.#sweep = setInterval(() => this.#expire(), SWEEP_MS).unref();
  }

  handle(request: WebChannelRequest, response: ServerResponse): void {
    response.setHeader(
      'access-control-expose-headers',
      'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
    );
    const id = request.query.get('SID');
    if (id === null && request.method === 'POST') {
      this.#handshake(request, response);
      return;
    }
    const entry = this.#sessions.get(id ?? '');
    if (!entry || entry.rpc !== request.rpc || entry.session.closed) {
      // The client opens a new session at once if the text names this reason, but not at its very start.
      response.writeHead(400, { 'content-type': 'text/html' }).end('<html>Unknown SID</html>');
      return;
    }
    entry.lastSeen = this.#options.elapsed();
    entry.session.acknowledge(Number(request.query.get('AID') ?? 0) || 0);
    if (request.query.get('TYPE') === 'terminate') {
      this.#end(entry.session);
      response.writeHead(200).end();
    } else if (request.method === 'POST') {
      this.#forward(entry.session, request, response);
    } else {
      this.#openBackChannel(entry.session, request, response);
    }
  }

  /**
   * Ends every session with an error that names the reason: a client then opens a new one within a second or two, but
   * only after ten or more if the connection just breaks.
   */
  close(): void {
    clearInterval(this.#sweep);
    for (const { session } of this.#sessions.values()) {
      this.#fail(session, new RpcError('UNAVAILABLE', 'The server is shutting down.'));
      this.#end(session);
    }
  }

  #handshake({ rpc, body }: WebChannelRequest, response: ServerResponse): void {
    const form = new URLSearchParams(body);
    const session = new Session(this.#options.newSessionId(), LIMITS);
    this.#sessions.set(session.id, { session, rpc, lastSeen: this.#options.elapsed() });
    try {
      const authorization = parseHeaderLines(form.get('headers') ?? '').get('authorization');
      const open = this.#options.streams[rpc];
      if (!open) throw new RpcError('UNIMPLEMENTED', `${rpc} is not a stream.`);
      session.attach(
        open(this.#options.services, callerFrom(authorization), {
          send: (message) => session.send(message),
          fail: (error) => this.#fail(session, error),
        }),
      );
      session.receive(parseForwardMessages(form));
    } catch (error) {
      this.#fail(session, error);
    }
    const opened = ['c', session.id, '', PROTOCOL_VERSION, CLIENT_VERSION, LIMITS.noopMs];
    this.#answer(response, [[0, opened]]);
  }

  #forward(session: Session, { body }: WebChannelRequest, response: ServerResponse): void {
    const answer = [session.hasBackChannel ? 1 : 0, session.lastId, ACKNOWLEDGED_BYTES];
    try {
      session.receive(parseForwardMessages(new URLSearchParams(body)));
    } catch (error) {
      this.#fail(session, error);
    }
    this.#answer(response, answer);
  }

  #openBackChannel(session: Session, { query }: WebChannelRequest, response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=0',
    });
    response.flushHeaders();
    response.socket?.setNoDelay(true);
    session.open(response, {
      once: query.get('CI') === '1',
      after: Number(query.get('AID') ?? 0) || 0,
    });
    response.on('close', () => {
      const entry = this.#sessions.get(session.id);
      if (entry) entry.lastSeen = this.#options.elapsed();
    });
  }

  #answer(response: ServerResponse, content: unknown): void {
    response
      .writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
      .end(frame(JSON.stringify(content)));
  }

  #fail(session: Session, error: unknown): void {
    if (!(error instanceof RpcError)) this.#options.log(`firestore: ${String(error)}`);
    const { code, message } =
      error instanceof RpcError ? error : new RpcError('INTERNAL', 'Internal error.');
    session.send({ error: { message: `${code}: ${message}`, status: code } });
  }

  #end(session: Session): void {
    this.#sessions.delete(session.id);
    session.close();
  }

  #expire(): void {
    const limit = this.#options.elapsed() - MAX_IDLE_MS;
    for (const { session, lastSeen } of this.#sessions.values()) {
      if (session.closed || (!session.hasBackChannel && lastSeen < limit)) this.#end(session);
    }
  }
}
