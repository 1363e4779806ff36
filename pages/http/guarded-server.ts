import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { REQUEST_ERRORS, type RequestErrorCode } from '../wording/request-errors';

/** Limits of a connection, in ms and in bytes. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
} as const;
/** How long a client may stop reading a response, in ms. */
const SOCKET_TIMEOUT_MS = 60_000;

const CODES: Readonly<Record<string, RequestErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/**
 * An HTTP server that no input can crash: invalid HTTP gets a short response, and time and size are limited.
 * @param handle Its promise never rejects, as that of `guardRequests`.
 */
export function guardedServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  onFailure: (what: string, error: unknown) => void,
): Server {
  const server = createServer(LIMITS, (request, response) => void handle(request, response));
  server.setTimeout(SOCKET_TIMEOUT_MS);
  server.on('clientError', refuse);
  // Unsupported upgrades: a socket without a listener would stay open until its client closes it.
  server.on('connect', (_request, socket) => socket.destroy());
  // A connection that could not be accepted, for instance because the system has no file descriptors left.
  server.on('error', (error) => onFailure('server', error));
  return server;
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const code = CODES[error.code ?? ''] ?? 'request-malformed';
  const { status, sentence } = REQUEST_ERRORS[code];
  const body = `${sentence}（${code}）\n`;
  socket.on('error', () => undefined);
  socket.end(
    [
      `HTTP/1.1 ${status} ${code}`,
      'content-type: text/plain; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
