import type { IncomingMessage } from 'node:http';

/** The URL of a request; its origin is a placeholder. Null if the client sent an invalid one. */
export function requestUrl(request: IncomingMessage): URL | null {
  const target = request.url ?? '/';
  // A target that starts with two slashes would be parsed as a host.
  const path = target.startsWith('/') ? target.replace(/^\/+/, '/') : target;
  return URL.canParse(path, 'http://localhost') ? new URL(path, 'http://localhost') : null;
}
