import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/**
 * Headers that allow every origin, because an emulator is for local use. They also answer a preflight request,
 * including one from a public page to a private network.
 */
export function corsHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  const { headers } = request;
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    vary: 'Origin',
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': 'ETag',
    'access-control-max-age': '600',
    ...('access-control-request-private-network' in headers && {
      'access-control-allow-private-network': 'true',
    }),
  };
}
