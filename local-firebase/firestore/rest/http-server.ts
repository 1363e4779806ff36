import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { RpcError, invalidArgument } from '../status/rpc-error';
import type { WebChannelServer } from '../webchannel/web-channel-server';
import type { AdminRoutesOptions } from './admin-routes';
import { administeredPage, handleAdminRequest } from './admin-routes';
import { allowOrigin, answerPreflight } from './cors';
import { httpError } from './http-status';
import { parseJson, readText } from './request-body';
import type { RestHandler } from './rest-handler';
import { routeRest } from './rest-route';

export interface HttpServerOptions {
  readonly rest: RestHandler;
  readonly webChannel: WebChannelServer;
  readonly admin: AdminRoutesOptions;
  readonly log: (message: string) => void;
}

const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const KEEP_ALIVE_MS = 65_000;

function sendJson(response: ServerResponse, status: number, content: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
    .end(JSON.stringify(content));
}

interface Request {
  readonly method: string;
  readonly pathname: string;
  readonly query: URLSearchParams;
}

function parseTarget({ method = 'GET', url = '/' }: IncomingMessage): Request {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  try {
    const pathname = path.split('/').map(decodeURIComponent).join('/');
    return { method, pathname, query: new URLSearchParams(at < 0 ? '' : url.slice(at)) };
  } catch {
    throw invalidArgument('The path is not encoded as it should be.');
  }
}

async function answer(
  { rest, webChannel, admin }: HttpServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, pathname, query } = parseTarget(request);
  const text = await readText(request);
  const channel = CHANNEL.exec(pathname);
  if (channel?.[1]) {
    webChannel.handle({ rpc: channel[1], method, query, body: text }, response);
    return;
  }
  if (pathname === '/') {
    response.writeHead(200).end('Ok\n');
    return;
  }
  const page = administeredPage(admin, { method, pathname });
  if (page !== undefined) {
    response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' }).end(page);
    return;
  }
  const body = parseJson(text);
  const administered = await handleAdminRequest(admin, { method, pathname, body });
  if (administered) {
    sendJson(response, 200, administered);
    return;
  }
  const call = routeRest(method, pathname, query);
  if (!call) {
    response.writeHead(404).end('Not Found\n');
    return;
  }
  try {
    const { authorization } = request.headers;
    sendJson(response, 200, await rest.call(call, { authorization, body }));
  } catch (error) {
    if (!(error instanceof RpcError) || !rest.streams(call)) throw error;
    // A streaming method returns its error in a list, too.
    const failure = httpError(error);
    sendJson(response, failure.status, [failure.body]);
  }
}

async function handle(
  options: HttpServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') {
    answerPreflight(request, response);
    return;
  }
  try {
    await answer(options, request, response);
  } catch (error) {
    // A client that disconnects during its request is no server error.
    if (request.destroyed && !request.complete) return;
    if (!(error instanceof RpcError)) options.log(`firestore: ${String(error)}`);
    const { status, body } = httpError(error);
    if (response.headersSent) response.end();
    else sendJson(response, status, body);
  }
}

/** An HTTP/1.1 server for REST, WebChannel and the emulator's own routes; not yet bound to a port. */
export function createHttpServer(options: HttpServerOptions): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    void handle(options, request, response);
  });
}
