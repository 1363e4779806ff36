import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/**
 * Headers that let any page use the service, which is what an emulator is for. They answer a preflight
 * request as well, also one from a public page to a private network.
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
