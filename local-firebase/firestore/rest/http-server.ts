import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { RpcError } from '../status/rpc-error';
import type { WebChannelServer } from '../webchannel/web-channel-server';
import type { AdminRoutesOptions } from './admin-routes';
import { handleAdminRequest } from './admin-routes';
import { allowOrigin, answerPreflight } from './cors';
import { httpError } from './http-status';
import { parseJson, readBody } from './request-body';
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

async function handle(
  { rest, webChannel, admin, log }: HttpServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(request, response);
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') {
    answerPreflight(request, response);
    return;
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  let errorsInList = false;
  try {
    const text = await readBody(request);
    const channel = CHANNEL.exec(pathname);
    if (channel?.[1]) {
      webChannel.handle({ rpc: channel[1], method, query: searchParams, body: text }, response);
      return;
    }
    if (pathname === '/') {
      response.writeHead(200).end('Ok\n');
      return;
    }
    const body = parseJson(text);
    const administered = await handleAdminRequest(admin, { method, pathname, body });
    if (administered) {
      sendJson(response, 200, administered);
      return;
    }
    const call = routeRest(method, pathname, searchParams);
    if (!call) {
      response.writeHead(404).end('Not Found\n');
      return;
    }
    errorsInList = rest.streams(call);
    const { authorization } = request.headers;
    sendJson(response, 200, await rest.call(call, { authorization, body }));
  } catch (error) {
    if (!(error instanceof RpcError)) log(`firestore: ${String(error)}`);
    const { status, body } = httpError(error);
    if (response.headersSent) response.end();
    else sendJson(response, status, errorsInList ? [body] : body);
  }
}

/** An HTTP/1.1 server for REST, WebChannel and the emulator's own routes; it is not bound to a port. */
export function createHttpServer(options: HttpServerOptions): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    void handle(options, request, response);
  });
}
