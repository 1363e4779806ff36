import type * as v from 'valibot';
import type { Identity } from '../identity';
import type { DataChange, Listener } from '../namespace/listener';
import type { Namespace } from '../namespace/namespace';
import { queryFromWire } from '../queries/wire-query';
import { queryView } from '../queries/query-window';
import { isIndexed } from '../rules/index-rules';
import { nodeHash } from '../tree/node-hash';
import { pathText } from '../tree/path';
import { exportText } from '../tree/to-json';
import { nodeAt } from '../tree/tree';
import { changeFrame, replyFrame, revokedFrame } from './frames';
import type { listenSchema } from './messages';

type ListenRequest = v.InferOutput<typeof listenSchema>;

export interface Listens {
  start(request: number, body: ListenRequest): void;
  stop(body: ListenRequest): void;
  recheck(): void;
  stopAll(): void;
}

export interface ListensOptions {
  readonly namespace: Namespace;
  readonly identity: () => Identity;
  readonly send: (frame: string) => void;
  /** Sends a change; the transport may share the encoded frame among connections. */
  readonly sendChange: (change: DataChange) => void;
}

function listenKey({ p, q, t }: ListenRequest): string {
  return t === undefined ? pathText(p) : `${pathText(p)} ${JSON.stringify(q)}`;
}

/** The listeners of one connection. A listener with a tag is a query; its changes carry the tag. */
export function createListens({ namespace, identity, send, sendChange }: ListensOptions): Listens {
  const listeners = new Map<string, Listener>();

  const stop = (key: string) => {
    const listener = listeners.get(key);
    if (listener === undefined) return;
    listeners.delete(key);
    namespace.unlisten(listener);
  };

  const createListener = (key: string, body: ListenRequest): Listener => {
    const { p: path, q: wireQuery, t: tag } = body;
    const isQuery = tag !== undefined && wireQuery !== undefined;
    return {
      path,
      query: isQuery ? queryFromWire(wireQuery) : null,
      identity,
      changed: (change) => {
        if (tag === undefined) sendChange(change);
        else send(changeFrame(change, tag));
      },
      revoked: () => {
        listeners.delete(key);
        send(revokedFrame(path, isQuery ? [wireQuery] : undefined));
      },
    };
  };

  return {
    start(request, body) {
      const key = listenKey(body);
      const listener = createListener(key, body);
      const { path, query } = listener;
      if (!namespace.mayRead(identity(), path, query)) {
        send(replyFrame(request, 'permission_denied', 'Permission denied'));
        return;
      }
      stop(key);
      listeners.set(key, listener);
      namespace.listen(listener);
      const node = nodeAt(namespace.root(), path);
      const view = query === null ? node : queryView(node, query);
      if (!body.h || body.h !== nodeHash(view))
        send(changeFrame({ kind: 'put', path, json: exportText(view) }, body.t ?? null));
      const isWarned = query !== null && !isIndexed(namespace.ruleset().root, path, query.orderBy);
      send(replyFrame(request, 'ok', isWarned ? { w: ['no_index'] } : {}));
    },
    stop: (body) => stop(listenKey(body)),
    recheck: () => namespace.recheck(listeners.values()),
    stopAll() {
      for (const key of [...listeners.keys()]) stop(key);
    },
  };
}
