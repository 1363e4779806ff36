import type { IncomingMessage } from 'node:http';
import { BodyTooLargeError, readBody } from '../../http/read-body';
import { RpcError, invalidArgument } from '../status/rpc-error';

/** More than Firestore's limit of 10 MiB, because base64 and form encoding make a request longer. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Reads the body as text. Rejects with RESOURCE_EXHAUSTED when it is too long, without reading further. */
export async function readText(request: IncomingMessage): Promise<string> {
  try {
    return await readBody(request, MAX_BODY_BYTES);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    throw new RpcError('RESOURCE_EXHAUSTED', 'The request is larger than 32 MiB.');
  }
}

/** Throws INVALID_ARGUMENT for invalid JSON; an empty body is an empty message. */
export function parseJson(body: string): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw invalidArgument('The body is not JSON.');
  }
}
