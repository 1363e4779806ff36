import type { IncomingMessage, ServerResponse } from 'node:http';

/** Allows pages of every origin: this server is for local use. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  response.setHeader('vary', 'Origin');
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('access-control-allow-private-network', 'true');
  }
  response.writeHead(200).end();
}
