import * as v from 'valibot';
import type { AccessControl } from '../access/access-control';
import type { Caller } from '../access/caller';
import type { Database } from '../documents/database';
import type { IndexCatalog } from '../indexes/index-catalog';
import { invalidArgument } from '../status/rpc-error';
import type { Transactions } from '../transactions/transactions';

/** What the methods of the Firestore service work with. */
export interface Services {
  readonly database: Database;
  readonly transactions: Transactions;
  readonly access: AccessControl;
  /** Without it every query is answered, as Google's emulator does. */
  readonly indexes?: IndexCatalog | undefined;
  /** Tells the resume tokens of this process from those of others. */
  readonly epoch: string;
  /** A new document id: 20 letters and digits. */
  readonly newDocumentId: () => string;
}

/** A method with one answer. Request and answer are in proto3 JSON; rejects with an RpcError. */
export type UnaryMethod = (services: Services, caller: Caller, request: unknown) => Promise<object>;

/** A method that answers with a stream of messages. */
export type StreamingMethod = (
  services: Services,
  caller: Caller,
  request: unknown,
) => Promise<readonly object[]>;

/** Throws INVALID_ARGUMENT with the place and reason of the first thing that is wrong. */
export function parseRequest<T>(schema: v.GenericSchema<unknown, T>, request: unknown): T {
  const parsed = v.safeParse(schema, request);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw invalidArgument(path === null ? issue.message : `${path}: ${issue.message}`);
}
