import * as v from 'valibot';
import type { AccessControl } from '../access/access-control';
import type { Caller } from '../access/caller';
import type { Database } from '../documents/database';
import type { IndexCatalog } from '../indexes/index-catalog';
import { invalidArgument } from '../status/rpc-error';
import type { Transactions } from '../transactions/transactions';

/** Dependencies of the methods. */
export interface Services {
  readonly database: Database;
  readonly transactions: Transactions;
  readonly access: AccessControl;
  /** Without it every query is answered, as in Google's emulator. */
  readonly indexes?: IndexCatalog | undefined;
  /** Identifies resume tokens of this process. */
  readonly epoch: string;
  /** A new document id: 20 letters and digits. */
  readonly newDocumentId: () => string;
}

/** A unary method. Request and response are in proto3 JSON; rejects with an RpcError. */
export type UnaryMethod = (services: Services, caller: Caller, request: unknown) => Promise<object>;

/** A server-streaming method. */
export type StreamingMethod = (
  services: Services,
  caller: Caller,
  request: unknown,
) => Promise<readonly object[]>;

/** Throws INVALID_ARGUMENT with path and reason of the first error. */
export function parseRequest<T>(schema: v.GenericSchema<unknown, T>, request: unknown): T {
  const parsed = v.safeParse(schema, request);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw invalidArgument(path === null ? issue.message : `${path}: ${issue.message}`);
}
