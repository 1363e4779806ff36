import * as v from 'valibot';
import { anyone, identityFromToken, TokenError, type Identity } from '../identity';
import type { DataChange } from '../namespace/listener';
import type { Namespace } from '../namespace/namespace';
import { isWholeNode } from '../queries/query';
import { queryView } from '../queries/query-window';
import { queryFromWire } from '../queries/wire-query';
import { isIndexed, missingIndex } from '../rules/index-rules';
import { exportText } from '../tree/to-json';
import { nodeAt } from '../tree/tree';
import { dataReplyFrame, handshakeFrame, pongFrame, replyFrame } from './frames';
import { createListens } from './listens';
import {
  authSchema,
  getSchema,
  listenSchema,
  mergeSchema,
  messageSchema,
  pathSchema,
  putSchema,
} from './messages';
import { createWrites } from './writes';

export interface Session {
  readonly id: string;
  /** Handles one message of the client. */
  receive(text: string): void;
  /** Handles the end of the connection: removes its listeners and runs its onDisconnect writes. */
  end(): void;
}

export interface SessionOptions {
  readonly id: string;
  readonly namespace: Namespace;
  /** `HOST:PORT` at which the client reaches the server. */
  readonly host: string;
  /** The wall clock, for the expiry of tokens, in milliseconds since the epoch. */
  readonly now: () => number;
  /** The server time that clients synchronise with, in milliseconds since the epoch. */
  readonly serverTime: () => number;
  readonly send: (frame: string) => void;
  readonly sendChange: (change: DataChange) => void;
  /** Closes the connection after a protocol violation. */
  readonly close: () => void;
  /** Called with control messages other than pings. */
  readonly onControl: (type: string) => void;
  readonly log: (line: string) => void;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One client's session with a namespace, independent of the transport. */
export function createSession(options: SessionOptions): Session {
  const { id, namespace, host, now, serverTime, send, close, onControl, log } = options;
  let identity: Identity = anyone;
  let isEnded = false;
  const common = { namespace, identity: () => identity, send };
  const listens = createListens({ ...common, sendChange: options.sendChange });
  const writes = createWrites({ ...common, log });

  const fail = (request: number, error: unknown) => {
    if (v.isValiError(error)) {
      send(replyFrame(request, 'invalid_parameters', `Malformed request: ${error.message}`));
      return;
    }
    // An unexpected error in one client's request must not affect the other clients.
    log(`database: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    send(replyFrame(request, 'internal_error', 'The request could not be served'));
  };

  const get = (request: number, { p: path, q: wireQuery }: v.InferOutput<typeof getSchema>) => {
    const asked = wireQuery === undefined ? null : queryFromWire(wireQuery);
    const query = asked === null || isWholeNode(asked) ? null : asked;
    if (!namespace.mayRead(identity, path, asked)) {
      send(replyFrame(request, 'permission_denied', 'Permission denied'));
      return;
    }
    // A listener without an index gets everything and a warning; a one-time read is refused.
    if (query !== null && !isIndexed(namespace.ruleset().root, path, query.orderBy)) {
      send(replyFrame(request, 'error', missingIndex(path, query.orderBy)));
      return;
    }
    const node = nodeAt(namespace.root(), path);
    send(dataReplyFrame(request, exportText(query === null ? node : queryView(node, query))));
  };

  /** A client that has written something reads its own write. */
  const getInOrder = (request: number, body: v.InferOutput<typeof getSchema>) => {
    namespace
      .settled()
      .then(() => get(request, body))
      .catch((error: unknown) => fail(request, error));
  };

  const signIn = (request: number, body: v.InferOutput<typeof authSchema>) => {
    try {
      identity = identityFromToken(body.cred, now());
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      send(replyFrame(request, error.code, error.message));
      return;
    }
    if (identity.kind === 'owner' && (body.noauth || body.authvar))
      identity = { kind: 'client', auth: body.authvar ?? null };
    send(replyFrame(request, 'ok', identity.kind === 'owner' ? {} : { auth: identity.auth }));
    listens.recheck();
  };

  const signOut = (request: number) => {
    identity = anyone;
    send(replyFrame(request, 'ok'));
    listens.recheck();
  };

  const act = (request: number, action: string, body: unknown): void => {
    switch (action) {
      case 'q':
        return listens.start(request, v.parse(listenSchema, body));
      case 'n':
        listens.stop(v.parse(listenSchema, body));
        return send(replyFrame(request, 'ok'));
      case 'g':
        return getInOrder(request, v.parse(getSchema, body));
      case 'p':
        return writes.put(request, v.parse(putSchema, body));
      case 'm':
        return writes.merge(request, v.parse(mergeSchema, body));
      case 'o':
        return writes.planPut(request, v.parse(putSchema, body));
      case 'om':
        return writes.planMerge(request, v.parse(mergeSchema, body));
      case 'oc':
        writes.cancelPlans(v.parse(pathSchema, body).p);
        return send(replyFrame(request, 'ok'));
      case 'auth':
      case 'gauth':
        return signIn(request, v.parse(authSchema, body));
      case 'unauth':
        return signOut(request);
      // Statistics and App Check tokens are accepted and ignored.
      case 's':
      case 'appcheck':
      case 'unappcheck':
      case 'unappeck':
        return send(replyFrame(request, 'ok'));
      default:
        return send(replyFrame(request, 'error', `Unknown action ${action}`));
    }
  };

  send(handshakeFrame(serverTime(), host, id));

  return {
    id,
    receive(text) {
      const message = v.safeParse(messageSchema, parseJson(text));
      if (!message.success) return close();
      if (message.output.t === 'c') {
        const { t: type } = message.output.d;
        if (type === 'p') send(pongFrame);
        else onControl(type);
        return;
      }
      const { r, a, b } = message.output.d;
      try {
        act(r, a, b);
      } catch (error) {
        fail(r, error);
      }
    },
    end() {
      if (isEnded) return;
      isEnded = true;
      listens.stopAll();
      writes.carryOutPlans();
    },
  };
}
