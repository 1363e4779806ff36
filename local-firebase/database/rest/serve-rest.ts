import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { corsHeaders } from '../../http/cors';
import { BodyTooLargeError, readBody } from '../../http/read-body';
import { StorageError } from '../../storage/storage-error';
import { TokenError } from '../identity';
import type { Namespaces } from '../namespace/namespaces';
import { pushId } from '../push-id';
import { maxRestWriteBytes } from '../tree/limits';
import { prepareRead, read } from './read';
import { restError, sendReply, type RestReply } from './reply';
import { header, requestIdentity, requestMethod, requestPath, type RestRequest } from './request';
import { coverageReply, isCoveragePath } from './rules-coverage';
import { rulesPath, serveRules } from './rules-settings';
import { stream } from './stream';
import { write } from './write';

export interface RestOptions {
  readonly namespaces: Namespaces;
  readonly defaultNamespace: string;
  /** The wall clock, for the expiry of tokens, in milliseconds since the epoch. */
  readonly now: () => number;
  /** The server time, for push IDs, in milliseconds since the epoch. */
  readonly serverTime: () => number;
}

const writeMethods = new Set(['PUT', 'POST', 'PATCH', 'DELETE']);

function readRequest(
  message: IncomingMessage,
  url: URL,
  { namespaces, defaultNamespace, now }: RestOptions,
): RestRequest | null {
  const { searchParams: parameters, pathname } = url;
  const path = requestPath(pathname);
  if (path === null) return null;
  return {
    method: requestMethod(message, parameters),
    namespace: namespaces.get(parameters.get('ns') ?? defaultNamespace),
    path,
    identity: requestIdentity(message.headers, parameters, now()),
    parameters,
    headers: message.headers,
  };
}

function asReply(error: unknown): RestReply {
  if (error instanceof TokenError) return restError(401, error.message);
  if (error instanceof StorageError) return restError(503, 'The data could not be stored');
  if (error instanceof BodyTooLargeError) return restError(413, error.message);
  if (error instanceof URIError || error instanceof SyntaxError)
    return restError(400, 'The request can not be read');
  throw error;
}

/** Serves the REST interface: `GET PUT PATCH POST DELETE /path.json` and the rules. */
export async function serveRest(
  message: IncomingMessage,
  response: ServerResponse,
  url: URL,
  options: RestOptions,
): Promise<void> {
  const headers = corsHeaders(message);
  const print = url.searchParams.get('print');
  const answer = (reply: RestReply) => sendReply(response, reply, print, headers);
  if (message.method === 'OPTIONS') {
    response.writeHead(204, headers).end();
    return;
  }
  try {
    if (isCoveragePath(url.pathname)) return answer(coverageReply(url, options));
    const request = readRequest(message, url, options);
    if (request === null)
      return answer(restError(404, 'append .json to your request URI to use the REST API'));
    const body = await readBody(message, maxRestWriteBytes);
    if (url.pathname === rulesPath) return answer(serveRules(request, body));
    if (request.method === 'GET') {
      const prepared = prepareRead(request);
      if (prepared.reply !== null) return answer(prepared.reply);
      if (header(message.headers, 'accept')?.includes('text/event-stream'))
        return stream(request, prepared.query, response, headers);
      return answer(read(request, prepared.query));
    }
    if (!writeMethods.has(request.method)) return answer(restError(405, 'Method not allowed'));
    const newKey = () => pushId(options.serverTime(), randomBytes(12));
    answer(await write(request, body, newKey));
  } catch (error) {
    answer(asReply(error));
  }
}
