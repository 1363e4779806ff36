import type { IncomingMessage } from 'node:http';
import { RpcError, invalidArgument } from '../status/rpc-error';

const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** The body as text. Rejects with RESOURCE_EXHAUSTED when it is too long, and reads no further. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) {
      throw new RpcError('RESOURCE_EXHAUSTED', 'The request is larger than 32 MiB.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Throws INVALID_ARGUMENT for what is not JSON; an empty body is an empty message. */
export function parseJson(body: string): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw invalidArgument('The body is not JSON.');
  }
}
