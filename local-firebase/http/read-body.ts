import type { IncomingMessage } from 'node:http';

export class BodyTooLargeError extends Error {
  readonly code = 'body-too-large';
}

/**
 * Reads the body as text.
 * @param maxBytes a longer body is not read to its end
 * @throws {BodyTooLargeError}
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = part as Buffer;
    length += bytes.length;
    if (length > maxBytes) throw new BodyTooLargeError(`The body is longer than ${maxBytes} bytes`);
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}
