import type * as v from 'valibot';
import { StorageError } from '../../storage/storage-error';
import type { Identity } from '../identity';
import type { Namespace } from '../namespace/namespace';
import type { WriteOperation } from '../namespace/write';
import { isPrefix, parsePath, type Path } from '../tree/path';
import { replyFrame } from './frames';
import type { mergeSchema, putSchema } from './messages';

type Put = v.InferOutput<typeof putSchema>;
type Merge = v.InferOutput<typeof mergeSchema>;

export interface Writes {
  put(request: number, body: Put): void;
  merge(request: number, body: Merge): void;
  /** Registers an onDisconnect write; it replaces earlier ones for the same paths. */
  planPut(request: number, body: Put): void;
  planMerge(request: number, body: Merge): void;
  /** Cancels the onDisconnect writes at the path and below. */
  cancelPlans(path: Path): void;
  /** Runs the onDisconnect writes, once. */
  carryOutPlans(): void;
}

export interface WritesOptions {
  readonly namespace: Namespace;
  readonly identity: () => Identity;
  readonly send: (frame: string) => void;
  readonly log: (line: string) => void;
}

function mergeOperations({ p: path, d }: Merge): WriteOperation[] {
  return Object.entries(d).map(([key, json]) => ({ path: [...path, ...parsePath(key)], json }));
}

function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && isPrefix(a, b);
}

/** The writes of one connection: immediate ones and onDisconnect ones. */
export function createWrites({ namespace, identity, send, log }: WritesOptions): Writes {
  let planned: readonly WriteOperation[] = [];

  const logFailure = (error: unknown) =>
    log(`database: a write failed: ${error instanceof Error ? error.message : String(error)}`);

  const write = async (
    request: number,
    { p: path, h: hash }: Put | Merge,
    operations: readonly WriteOperation[],
  ) => {
    try {
      const refusal = await namespace.write({
        identity: identity(),
        operations,
        ...(hash !== undefined && { expected: { path, hash } }),
      });
      send(
        refusal === null
          ? replyFrame(request, 'ok')
          : replyFrame(request, refusal.status, refusal.message),
      );
    } catch (error) {
      if (error instanceof StorageError) {
        // The store logs the failure, once for all writes.
        send(replyFrame(request, 'unavailable', 'The data could not be stored'));
        return;
      }
      logFailure(error);
      send(replyFrame(request, 'internal_error', 'The request could not be served'));
    }
  };

  const plan = (request: number, operations: readonly WriteOperation[]) => {
    const refusal = namespace.check({ identity: identity(), operations });
    if (refusal !== null) {
      send(replyFrame(request, refusal.status, refusal.message));
      return;
    }
    planned = [
      ...planned.filter(({ path }) => !operations.some((each) => isSamePath(each.path, path))),
      ...operations,
    ];
    send(replyFrame(request, 'ok'));
  };

  return {
    put: (request, body) => void write(request, body, [{ path: body.p, json: body.d }]),
    merge: (request, body) => void write(request, body, mergeOperations(body)),
    planPut: (request, { p: path, d: json }) => plan(request, [{ path, json }]),
    planMerge: (request, body) => plan(request, mergeOperations(body)),
    cancelPlans(path) {
      planned = planned.filter((each) => !isPrefix(path, each.path));
    },
    carryOutPlans() {
      const operations = planned;
      planned = [];
      for (const operation of operations)
        namespace.write({ identity: identity(), operations: [operation] }).catch(logFailure);
    },
  };
}
