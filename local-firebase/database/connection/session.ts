import * as v from 'valibot';
import { anyone, identityFromToken, TokenError, type Identity } from '../identity';
import type { DataChange } from '../namespace/listener';
import type { Namespace } from '../namespace/namespace';
import type { WriteOperation } from '../namespace/write';
import { isWholeNode } from '../queries/query';
import { queryView } from '../queries/query-window';
import { queryFromWire } from '../queries/wire-query';
import { parsePath, type Path } from '../tree/path';
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
import { createOnDisconnect } from './on-disconnect';

export interface Session {
  readonly id: string;
  /** Takes one message of the client. */
  receive(text: string): void;
  /** The connection has ended: listens end, and what was planned for this moment is written. */
  end(): void;
}

export interface SessionOptions {
  readonly id: string;
  readonly namespace: Namespace;
  /** `HOST:PORT` under which the client reaches the server. */
  readonly host: string;
  readonly now: () => number;
  readonly send: (frame: string) => void;
  readonly sendChange: (change: DataChange) => void;
  /** Ends the connection of a client that does not keep to the protocol. */
  readonly close: () => void;
  /** Called with control messages other than pings. */
  readonly onControl: (type: string) => void;
  readonly log: (line: string) => void;
}

const mergeOperations = (path: Path, data: Readonly<Record<string, unknown>>): WriteOperation[] =>
  Object.entries(data).map(([key, json]) => ({ path: [...path, ...parsePath(key)], json }));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One client's conversation with a namespace, whatever carries it. */
export const createSession = (options: SessionOptions): Session => {
  const { id, namespace, host, now, send, close, onControl, log } = options;
  let identity: Identity = anyone;
  let isEnded = false;
  const onDisconnect = createOnDisconnect();
  const listens = createListens({
    namespace,
    identity: () => identity,
    send,
    sendChange: options.sendChange,
  });

  const get = (request: number, { p: path, q: wireQuery }: v.InferOutput<typeof getSchema>) => {
    const asked = wireQuery === undefined ? null : queryFromWire(wireQuery);
    const query = asked === null || isWholeNode(asked) ? null : asked;
    if (!namespace.mayRead(identity, path, asked)) {
      send(replyFrame(request, 'permission_denied', 'Permission denied'));
      return;
    }
    const node = nodeAt(namespace.root(), path);
    send(dataReplyFrame(request, exportText(query === null ? node : queryView(node, query))));
  };

  const write = (
    request: number,
    operations: readonly WriteOperation[],
    expected: { readonly path: Path; readonly hash: string } | null,
  ) => {
    const outcome = namespace.write({ identity, operations, ...(expected && { expected }) });
    if (outcome.refusal !== null) {
      send(replyFrame(request, outcome.refusal.status, outcome.refusal.message));
      return;
    }
    outcome.kept.then(
      () => send(replyFrame(request, 'ok')),
      (error: unknown) => {
        log(`database: a write could not be kept: ${String(error)}`);
        send(replyFrame(request, 'unavailable', 'The data could not be stored'));
      },
    );
  };

  const planOnDisconnect = (request: number, operations: readonly WriteOperation[]) => {
    const refusal = namespace.check({ identity, operations });
    if (refusal !== null) {
      send(replyFrame(request, refusal.status, refusal.message));
      return;
    }
    onDisconnect.plan(operations);
    send(replyFrame(request, 'ok'));
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
        return get(request, v.parse(getSchema, body));
      case 'p': {
        const { p: path, d: json, h: hash } = v.parse(putSchema, body);
        return write(request, [{ path, json }], hash === undefined ? null : { path, hash });
      }
      case 'm': {
        const { p: path, d, h: hash } = v.parse(mergeSchema, body);
        const expected = hash === undefined ? null : { path, hash };
        return write(request, mergeOperations(path, d), expected);
      }
      case 'o': {
        const { p: path, d: json } = v.parse(putSchema, body);
        return planOnDisconnect(request, [{ path, json }]);
      }
      case 'om': {
        const { p: path, d } = v.parse(mergeSchema, body);
        return planOnDisconnect(request, mergeOperations(path, d));
      }
      case 'oc':
        onDisconnect.cancel(v.parse(pathSchema, body).p);
        return send(replyFrame(request, 'ok'));
      case 'auth':
      case 'gauth':
        return signIn(request, v.parse(authSchema, body));
      case 'unauth':
        return signOut(request);
      // Statistics and App Check: taken, not used.
      case 's':
      case 'appcheck':
      case 'unappcheck':
      case 'unappeck':
        return send(replyFrame(request, 'ok'));
      default:
        return send(replyFrame(request, 'error', `Unknown action ${action}`));
    }
  };

  send(handshakeFrame(now(), host, id));

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
        if (v.isValiError(error)) {
          send(replyFrame(r, 'invalid_parameters', `Malformed request: ${error.message}`));
          return;
        }
        // One client's request must never take the others down.
        log(`database: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        send(replyFrame(r, 'internal_error', 'The request could not be served'));
      }
    },
    end() {
      if (isEnded) return;
      isEnded = true;
      listens.stopAll();
      for (const operation of onDisconnect.take()) {
        const outcome = namespace.write({ identity, operations: [operation] });
        if (outcome.refusal === null)
          outcome.kept.catch((error: unknown) =>
            log(`database: an onDisconnect write could not be kept: ${String(error)}`),
          );
      }
    },
  };
};
