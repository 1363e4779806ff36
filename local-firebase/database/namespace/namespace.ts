import type { RecordStore } from '../../storage/record-store';
import type { Identity } from '../identity';
import type { Query } from '../queries/query';
import { mayWrite, readAccess } from '../rules/access';
import type { Ruleset } from '../rules/ruleset';
import { DataError } from '../tree/data-error';
import { nodeHash } from '../tree/node-hash';
import type { DataNode } from '../tree/node';
import type { Path } from '../tree/path';
import { nodeAt } from '../tree/tree';
import { createChangeSource } from './data-changes';
import { createListenTree } from './listen-tree';
import type { Listener } from './listener';
import { recordChanges } from './records';
import { applyWrite, type WriteOperation } from './write';

/** Reason of a refusal, as an error code of the SDKs' protocol. */
interface WriteRefusal {
  readonly status: 'permission_denied' | 'datastale' | 'invalid_data';
  readonly message: string;
}

interface WriteRequest {
  readonly identity: Identity;
  readonly operations: readonly WriteOperation[];
  /** Compare-and-set: the write is applied only if the data at `path` has this hash. */
  readonly expected?: { readonly path: Path; readonly hash: string };
}

export interface Namespace {
  readonly name: string;
  /** The stored data, without pending writes. */
  root(): DataNode | null;
  ruleset(): Ruleset;
  /** Replaces the rules until the process ends; revokes listeners that may no longer read. */
  setRuleset(ruleset: Ruleset): void;
  mayRead(identity: Identity, path: Path, query: Query | null): boolean;
  /** Why the write would be refused now, without writing it. */
  check(request: WriteRequest): WriteRefusal | null;
  /**
   * Resolves once the write is durable and listeners have been notified, or with the reason of its refusal, once
   * listeners know the data that it was judged by.
   * @throws {StorageError} `store-failed`; the data is then unchanged
   */
  write(request: WriteRequest): Promise<WriteRefusal | null>;
  /** Resolves when all writes made until now are stored, or have failed. */
  settled(): Promise<void>;
  listen(listener: Listener): void;
  unlisten(listener: Listener): void;
  /** Revokes those listeners that may no longer read. */
  recheck(listeners: Iterable<Listener>): void;
}

export interface NamespaceOptions {
  readonly name: string;
  readonly root: DataNode | null;
  readonly ruleset: Ruleset;
  readonly store: RecordStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

type Prepared =
  { readonly refusal: WriteRefusal } | ({ readonly refusal: null } & ReturnType<typeof applyWrite>);

function refused(status: WriteRefusal['status'], message: string) {
  return {
    refusal: { status, message },
  };
}

/** One database: its data, its rules and its listeners. */
export function createNamespace(options: NamespaceOptions): Namespace {
  const { name, store, now } = options;
  let root = options.root;
  /** The data including pending writes, on which the next write is checked and applied. */
  let head = root;
  /** Resolves when the last pending write is stored, or has failed. */
  let settled: Promise<void> = Promise.resolve();
  let ruleset = options.ruleset;
  const listens = createListenTree();
  /** Listeners whose permission depends on the data. */
  const conditional = new Set<Listener>();

  const access = (identity: Identity, path: Path, query: Query | null) =>
    readAccess(ruleset.root, { identity, root, path, query, now: now() });

  const remove = (listener: Listener) => {
    listens.remove(listener);
    conditional.delete(listener);
  };

  const recheck = (listeners: Iterable<Listener>) => {
    for (const listener of [...listeners]) {
      const { isAllowed, dependsOnData } = access(
        listener.identity(),
        listener.path,
        listener.query,
      );
      if (!isAllowed) {
        remove(listener);
        listener.revoked();
      } else if (dependsOnData) conditional.add(listener);
      else conditional.delete(listener);
    }
  };

  const prepare = ({ identity, operations, expected }: WriteRequest): Prepared => {
    if (expected && nodeHash(nodeAt(head, expected.path)) !== expected.hash)
      return refused('datastale', 'The data is not what the transaction has read');
    const time = now();
    try {
      const applied = applyWrite(head, operations, time);
      const { after, paths } = applied;
      const isAllowed = mayWrite(ruleset.root, { identity, before: head, after, paths, now: time });
      return isAllowed
        ? { refusal: null, ...applied }
        : refused('permission_denied', 'Permission denied');
    } catch (error) {
      if (error instanceof DataError) return refused('invalid_data', error.message);
      throw error;
    }
  };

  const apply = (after: DataNode | null, paths: readonly Path[]) => {
    const before = root;
    root = after;
    // A listener that loses read permission by this write must not see what it wrote.
    recheck(conditional);
    const changeFor = createChangeSource({ before, after, paths });
    for (const listener of listens.affectedBy(paths)) {
      const change = changeFor(listener);
      if (change !== null) listener.changed(change);
    }
  };

  return {
    name,
    root: () => root,
    ruleset: () => ruleset,
    setRuleset(next) {
      ruleset = next;
      recheck(listens.all());
    },
    mayRead: (identity, path, query) => access(identity, path, query).isAllowed,
    check: (request) => prepare(request).refusal,
    async write(request) {
      const prepared = prepare(request);
      if (prepared.refusal !== null) {
        await settled;
        return prepared.refusal;
      }
      const before = head;
      const { after } = prepared;
      const paths = prepared.paths.filter((path) => nodeAt(before, path) !== nodeAt(after, path));
      head = after;
      const stored = store
        .commit(paths.flatMap((path) => recordChanges(name, path, before, after)))
        .then(
          () => apply(after, paths),
          (error: unknown) => {
            // The store also refuses all later writes that were based on this one.
            head = root;
            throw error;
          },
        );
      settled = stored.catch(() => undefined);
      await stored;
      return null;
    },
    settled: () => settled,
    listen(listener) {
      listens.add(listener);
      if (access(listener.identity(), listener.path, listener.query).dependsOnData)
        conditional.add(listener);
    },
    unlisten: remove,
    recheck,
  };
}
