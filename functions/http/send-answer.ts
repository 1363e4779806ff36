import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Answer } from '../../pages/handler';

/** Pages are made at each request: what the last percent would take is better spent on sending. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends an answer, packed where whoever asks can unpack it. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = typeof body === 'string' && body !== '' ? encodingOf(accepted) : null;
  if (encoding !== null) response.setHeader('content-encoding', encoding);
  response.setHeader('vary', 'accept-encoding');
  response
    .writeHead(status, headers)
    .end(request.method === 'HEAD' ? undefined : packed(body, encoding));
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
