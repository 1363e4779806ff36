import { callerFrom } from '../access/caller';
import type { Services, StreamingMethod, UnaryMethod } from '../rpc/services';
import { RpcError, invalidArgument } from '../status/rpc-error';
import type { RestCall } from './rest-route';

export interface RestHandlerOptions {
  readonly services: Services;
  readonly unary: Readonly<Record<string, UnaryMethod>>;
  readonly streaming: Readonly<Record<string, StreamingMethod>>;
  /** Brings a request message into its normal form; clients may send enums as numbers. */
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

/** Answers calls of the REST interface; a method that streams answers with a list. */
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

  /** Whether errors of the method travel in a list, as its answers do. */
  streams({ method }: RestCall): boolean {
    return Object.hasOwn(this.#options.streaming, method);
  }
}
