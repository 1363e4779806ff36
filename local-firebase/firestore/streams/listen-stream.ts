import type { Dependencies } from '../access/access-control';
import type { Caller } from '../access/caller';
import type { DocumentChanges } from '../documents/document-index';
import { CompiledQuery } from '../query/compiled-query';
import { projectDocument, selectedPaths } from '../query/projection';
import type { DuplexPeer, DuplexStream, OpenDuplexStream } from '../rpc/duplex-stream';
import type { Services } from '../rpc/services';
import { parseRequest } from '../rpc/services';
import { RpcError, STATUS_CODES } from '../status/rpc-error';
import type { FieldPath } from '../values/field-path';
import type { Micros } from '../values/timestamp';
import { formatTimestamp } from '../values/timestamp';
import { decodeResumeToken, encodeResumeToken } from './resume-token';
import type { Target } from './target';
import { listenRequestSchema, targetSchema } from './target';
import type { TargetView, ViewChange } from './target-view';
import { NamedDocumentsView, QueryView } from './target-view';

interface ActiveTarget {
  readonly id: number;
  readonly view: TargetView;
  readonly selected: readonly FieldPath[] | undefined;
  /** Checks that the caller may read the target and that an index can answer it; throws an RpcError. */
  readonly authorize: () => Dependencies;
  dependencies: Dependencies;
}

/**
 * The Listen stream. A target is answered with ADD, its documents, CURRENT, and a change without type or ids, which
 * completes the snapshot; after that each commit sends the differences and the next snapshot. A resumed target in whose
 * collections nothing has changed gets its document count only; every other resumed target is reset and sent whole,
 * which is always correct.
 */
class ListenStream implements DuplexStream {
  readonly #targets = new Map<number, ActiveTarget>();
  readonly #services: Services;
  readonly #caller: Caller;
  readonly #peer: DuplexPeer;
  readonly #unsubscribe: () => void;
  #closed = false;

  constructor(services: Services, caller: Caller, peer: DuplexPeer) {
    this.#services = services;
    this.#caller = caller;
    this.#peer = peer;
    this.#unsubscribe = services.database.subscribe((changes, before, time) =>
      this.#committed(changes, before, time),
    );
  }

  receive(message: unknown): void {
    if (this.#closed) return;
    try {
      const { addTarget, removeTarget } = parseRequest(listenRequestSchema, message);
      if (addTarget) {
        this.#refusing(addTarget.targetId, () => this.#add(parseRequest(targetSchema, addTarget)));
      }
      if (removeTarget !== undefined) this.#remove(removeTarget);
    } catch (error) {
      this.close();
      this.#peer.fail(error);
    }
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe();
    this.#targets.clear();
  }

  #add(request: Target): void {
    const id = request.targetId;
    const target = this.#open(request);
    target.dependencies = target.authorize();
    const time = this.#services.database.readTime();
    const changes = target.view.initial(this.#services.database.documents);
    this.#targetChange({ targetChangeType: 'ADD', targetIds: [id] });
    if (this.#isUpToDate(request, target.view)) {
      this.#peer.send({ filter: { targetId: id, count: target.view.size } });
    } else {
      if (request.resumeToken !== '' || request.readTime !== '') {
        this.#targetChange({ targetChangeType: 'RESET', targetIds: [id], ...this.#point(time) });
      }
      this.#sendChanges(target, changes, time);
    }
    this.#targets.set(id, target);
    this.#targetChange({ targetChangeType: 'CURRENT', targetIds: [id], ...this.#point(time) });
    this.#targetChange(this.#point(time));
    if (request.once) this.#remove(id);
  }

  /** Whether a resuming client is up to date. */
  #isUpToDate({ resumeToken }: Target, view: TargetView): boolean {
    const { database, epoch } = this.#services;
    const informed = decodeResumeToken(epoch, resumeToken);
    return (
      informed !== undefined &&
      !database.changedSince(informed, (collection) => view.covers(collection))
    );
  }

  #point(time: Micros) {
    return {
      resumeToken: encodeResumeToken(this.#services.epoch, time),
      readTime: formatTimestamp(time),
    };
  }

  #remove(id: number): void {
    if (this.#targets.delete(id)) {
      this.#targetChange({ targetChangeType: 'REMOVE', targetIds: [id] });
    }
  }

  #open({ targetId, query, documents }: Target): ActiveTarget {
    const { access, indexes } = this.#services;
    if (query) {
      const compiled = new CompiledQuery(query.parent, query.structuredQuery);
      return {
        id: targetId,
        view: new QueryView(compiled),
        selected: selectedPaths(query.structuredQuery),
        authorize: () => {
          const dependencies = access.checkList(this.#caller, compiled);
          indexes?.check(compiled);
          return dependencies;
        },
        dependencies: new Set(),
      };
    }
    const names = documents?.documents ?? [];
    return {
      id: targetId,
      view: new NamedDocumentsView(names),
      selected: undefined,
      authorize: () => this.#checkDocuments(names),
      dependencies: new Set(),
    };
  }

  #checkDocuments(names: readonly string[]): Dependencies {
    const { access, database } = this.#services;
    const dependencies = new Set(names);
    for (const name of names) {
      const document = database.documents.get(name) ?? null;
      for (const other of access.checkGet(this.#caller, name, document)) dependencies.add(other);
    }
    return dependencies;
  }

  /** An invalid or denied target is removed with the reason; the stream continues. */
  #refusing(id: number, action: () => void): void {
    try {
      action();
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      this.#targets.delete(id);
      this.#targetChange({
        targetChangeType: 'REMOVE',
        targetIds: [id],
        cause: { code: STATUS_CODES[error.code], message: error.message },
      });
    }
  }

  #committed(changes: DocumentChanges, before: DocumentChanges, time: Micros): void {
    let told = false;
    for (const target of [...this.#targets.values()]) {
      this.#refusing(target.id, () => {
        const concerned = [...changes.keys()].some((name) => target.dependencies.has(name));
        if (concerned) target.dependencies = target.authorize();
        const { documents } = this.#services.database;
        const differences = target.view.update(changes, before, documents);
        this.#sendChanges(target, differences, time);
        told ||= differences.length > 0;
      });
    }
    if (told) this.#targetChange(this.#point(time));
  }

  #sendChanges(target: ActiveTarget, changes: readonly ViewChange[], time: Micros): void {
    for (const change of changes) {
      if (change.kind === 'shown') {
        const document = projectDocument(change.document, target.selected);
        this.#peer.send({ documentChange: { document, targetIds: [target.id] } });
        continue;
      }
      const removal = {
        document: change.name,
        removedTargetIds: [target.id],
        readTime: formatTimestamp(time),
      };
      this.#peer.send(
        change.kind === 'deleted' ? { documentDelete: removal } : { documentRemove: removal },
      );
    }
  }

  #targetChange(targetChange: object): void {
    this.#peer.send({ targetChange });
  }
}

export const openListenStream: OpenDuplexStream = (services, caller, peer) =>
  new ListenStream(services, caller, peer);
