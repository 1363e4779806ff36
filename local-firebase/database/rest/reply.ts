import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A response of the REST interface: a JSON value, or text that is sent unchanged. */
export interface RestReply {
  readonly status: number;
  readonly body: unknown;
  readonly text?: string;
  readonly headers?: OutgoingHttpHeaders;
}

export function restError(status: number, message: string): RestReply {
  return {
    status,
    body: { error: message },
  };
}

export const permissionDenied = restError(401, 'Permission denied');

export function sendReply(
  response: ServerResponse,
  reply: RestReply,
  print: string | null,
  headers: OutgoingHttpHeaders,
): void {
  const isSilent = print === 'silent' && reply.status < 300;
  response.writeHead(isSilent ? 204 : reply.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    ...headers,
    ...reply.headers,
  });
  if (isSilent) response.end();
  else
    response.end(
      reply.text ?? JSON.stringify(reply.body, null, print === 'pretty' ? 2 : undefined),
    );
}
