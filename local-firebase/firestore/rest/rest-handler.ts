import { callerFrom } from '../access/caller';
import type { Services, StreamingMethod, UnaryMethod } from '../rpc/services';
import { RpcError, invalidArgument } from '../status/rpc-error';
import type { RestCall } from './rest-route';

export interface RestHandlerOptions {
  readonly services: Services;
  readonly unary: Readonly<Record<string, UnaryMethod>>;
  readonly streaming: Readonly<Record<string, StreamingMethod>>;
  /** Normalises a request message; clients may send enums as numbers. */
  readonly normalize: (method: string, message: unknown) => unknown;
}

export interface RestMessage {
  readonly authorization: string | undefined;
  readonly body: unknown;
}

function isObject(input: unknown): input is object {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function messageOf({ bound, bodyMember }: RestCall, body: unknown): object {
  if (!isObject(body)) throw invalidArgument('The body must be a JSON object.');
  if (bodyMember === undefined) return { ...body, ...bound };
  const member = bound[bodyMember];
  return { ...bound, [bodyMember]: { ...body, ...(isObject(member) ? member : {}) } };
}

/** Handles calls of the REST interface; a streaming method responds with a list. */
export class RestHandler {
  readonly #options: RestHandlerOptions;

  constructor(options: RestHandlerOptions) {
    this.#options = options;
  }

  async call(call: RestCall, { authorization, body }: RestMessage): Promise<object> {
    const { services, unary, streaming, normalize } = this.#options;
    const method = unary[call.method] ?? streaming[call.method];
    if (!method) throw new RpcError('UNIMPLEMENTED', `${call.method} is not offered.`);
    const caller = callerFrom(authorization);
    return method(services, caller, normalize(call.method, messageOf(call, body)));
  }

  /** Whether the method returns errors in a list, as it does its responses. */
  streams({ method }: RestCall): boolean {
    return Object.hasOwn(this.#options.streaming, method);
  }
}
