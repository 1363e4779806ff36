import type { IncomingMessage } from 'node:http';

/** The URL of a request; its origin means nothing. Null when the client sent none that can be read. */
export function requestUrl(request: IncomingMessage): URL | null {
  const target = request.url ?? '/';
  // A target that starts with two slashes would be taken for a host.
  const path = target.startsWith('/') ? target.replace(/^\/+/, '/') : target;
  return URL.canParse(path, 'http://localhost') ? new URL(path, 'http://localhost') : null;
}
