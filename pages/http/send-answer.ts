import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Answer } from '../answer';

/** Compression level: pages are compressed at each request, and higher levels save little for their time. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a response, compressed if the client accepts it. Nothing is sent to a closed connection. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  if (response.destroyed || response.writableEnded) return;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = typeof body === 'string' && body !== '' ? encodingOf(accepted) : null;
  if (encoding !== null) response.setHeader('content-encoding', encoding);
  response.setHeader('vary', 'accept-encoding');
  const bytes = request.method === 'HEAD' ? '' : packed(body, encoding);
  response.writeHead(status, headers).end(bytes);
}

type Encoding = 'br' | 'gzip' | null;

function encodingOf(accepted: string): Encoding {
  if (/\bbr\b/u.test(accepted)) return 'br';
  return /\bgzip\b/u.test(accepted) ? 'gzip' : null;
}

function packed(body: Answer['body'], encoding: Encoding): Answer['body'] {
  if (encoding === null) return body;
  return encoding === 'br' ? brotliCompressSync(body, QUICKLY) : gzipSync(body);
}
