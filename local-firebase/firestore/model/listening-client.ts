import * as v from 'valibot';
import type { DuplexPeer, DuplexStream } from '../rpc/duplex-stream';
import type { PlainQuery } from './plain-database';
import { ROOT, toStructuredQuery } from './wire';

const messageSchema = v.object({
  targetChange: v.optional(
    v.object({
      targetChangeType: v.optional(v.string(), 'NO_CHANGE'),
      targetIds: v.optional(v.array(v.number()), []),
      resumeToken: v.optional(v.string()),
    }),
  ),
  documentChange: v.optional(
    v.object({
      document: v.object({ name: v.string(), fields: v.optional(v.unknown(), {}) }),
      targetIds: v.array(v.number()),
    }),
  ),
  documentDelete: v.optional(
    v.object({ document: v.string(), removedTargetIds: v.array(v.number()) }),
  ),
  documentRemove: v.optional(
    v.object({ document: v.string(), removedTargetIds: v.array(v.number()) }),
  ),
  filter: v.optional(v.object({ targetId: v.number(), count: v.number() })),
});

interface Listener {
  readonly query: PlainQuery;
  /** Fields in proto3 JSON by path. */
  readonly shown: Map<string, unknown>;
  resumeToken: string;
  active: boolean;
  current: boolean;
}

/** A client of the Listen stream for tests: builds query results from its messages alone. */
export class ListeningClient {
  readonly listeners = new Map<number, Listener>();
  readonly #stream: DuplexStream;

  constructor(open: (peer: DuplexPeer) => DuplexStream) {
    this.#stream = open({
      send: (message) => this.#receive(v.parse(messageSchema, message)),
      fail: (error) => {
        throw error;
      },
    });
  }

  listen(id: number, query: PlainQuery): void {
    const listener = { query, shown: new Map(), resumeToken: '', active: true, current: false };
    this.listeners.set(id, listener);
    this.#add(id, listener);
  }

  /** Disconnects; the results stay. */
  pause(id: number): void {
    const listener = this.listeners.get(id);
    if (!listener?.active) return;
    listener.active = false;
    this.#stream.receive({ removeTarget: id });
  }

  /** Resumes with the last resume tokens. */
  resume(id: number): void {
    const listener = this.listeners.get(id);
    if (!listener || listener.active) return;
    Object.assign(listener, { active: true, current: false });
    this.#add(id, listener);
  }

  close(): void {
    this.#stream.close();
  }

  #add(targetId: number, { query, resumeToken }: Listener): void {
    this.#stream.receive({
      addTarget: {
        targetId,
        query: { parent: ROOT, structuredQuery: toStructuredQuery(query) },
        ...(resumeToken === '' ? {} : { resumeToken }),
      },
    });
  }

  #receive(message: v.InferOutput<typeof messageSchema>): void {
    const { targetChange, documentChange, documentDelete, documentRemove, filter } = message;
    if (targetChange) this.#changeTargets(targetChange);
    if (documentChange) {
      const { name, fields } = documentChange.document;
      const path = name.slice(ROOT.length + 1);
      for (const id of documentChange.targetIds) this.listeners.get(id)?.shown.set(path, fields);
    }
    const gone = documentDelete ?? documentRemove;
    for (const id of gone?.removedTargetIds ?? []) {
      this.listeners.get(id)?.shown.delete(gone?.document.slice(ROOT.length + 1) ?? '');
    }
    if (filter && this.listeners.get(filter.targetId)?.shown.size !== filter.count) {
      throw new Error('The number of documents differs from the one that the server tells.');
    }
  }

  #changeTargets({
    targetChangeType,
    targetIds,
    resumeToken,
  }: NonNullable<v.InferOutput<typeof messageSchema>['targetChange']>): void {
    const ids = targetIds.length > 0 ? targetIds : [...this.listeners.keys()];
    for (const id of ids) {
      const listener = this.listeners.get(id);
      if (!listener?.active) continue;
      if (targetChangeType === 'RESET') listener.shown.clear();
      if (targetChangeType === 'CURRENT') listener.current = true;
      if (targetChangeType === 'REMOVE') throw new Error('The server refused the query.');
      if (resumeToken !== undefined) listener.resumeToken = resumeToken;
    }
  }
}
