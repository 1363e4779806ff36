import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Clock } from '../clock/clock';
import { corsHeaders } from '../http/cors';
import { BodyTooLargeError, readBody } from '../http/read-body';
import { requestUrl } from '../http/request-url';
import { startServer, type RunningServer } from '../http/start-server';
import type { RecordStore } from '../storage/record-store';
import { StorageError } from '../storage/storage-error';
import { loadAccounts } from './account-store';
import { AuthError } from './auth-error';
import type { AuthService } from './auth-service';
import { createOobCodes } from './oob-codes';
import { findRoute } from './routes';

export interface AuthOptions {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  readonly project: string;
  readonly store: RecordStore;
  readonly log: (line: string) => void;
  readonly clock: Clock;
}

const maxBodyBytes = 1024 * 1024;

function newLocalId(): string {
  return randomBytes(42).toString('base64').replace(/[+/=]/g, '').slice(0, 28);
}

function parseBody(text: string, contentType: string | undefined): unknown {
  if (contentType?.includes('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError('Invalid JSON payload received.');
  }
}

function asAuthError(error: unknown): AuthError | null {
  if (error instanceof AuthError) return error;
  if (error instanceof BodyTooLargeError) return new AuthError(error.message, 413);
  if (error instanceof StorageError)
    return new AuthError('UNAVAILABLE : The data could not be stored.', 503);
  return v.isValiError(error) ? new AuthError(`INVALID_ARGUMENT : ${error.message}`) : null;
}

async function answer(service: AuthService, request: IncomingMessage): Promise<object> {
  const url = requestUrl(request);
  const route = findRoute(request.method ?? 'GET', url?.pathname ?? '');
  if (url === null || route === null) throw new AuthError('NOT_FOUND', 404);
  const isOwner = /^Bearer owner$/i.test(request.headers.authorization ?? '');
  if (route.isForOwner && !isOwner) throw new AuthError('INSUFFICIENT_PERMISSION', 403);
  const body = parseBody(await readBody(request, maxBodyBytes), request.headers['content-type']);
  return route.handle({
    service,
    body,
    isOwner,
    parameters: url.searchParams,
    origin: `http://${request.headers.host ?? '127.0.0.1'}`,
  });
}

/**
 * Starts Firebase Authentication with the emulator's API: ID tokens are unsigned, and the bearer token `owner` grants
 * everything.
 * @throws the system's error when the port can't be used
 */
export async function startAuth(options: AuthOptions): Promise<RunningServer> {
  const { host, port, project, store, clock, log } = options;
  const service: AuthService = {
    project,
    accounts: await loadAccounts(store),
    settings: { isEmailPrivate: false },
    oobCodes: createOobCodes(),
    log,
    now: () => clock.now(),
    newLocalId,
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const reply = (status: number, body: object) =>
      response
        .writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          ...corsHeaders(request),
        })
        .end(JSON.stringify(body));
    if (request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders(request)).end();
      return;
    }
    try {
      reply(200, await answer(service, request));
    } catch (error) {
      // The client disconnected during its request.
      if (request.errored === error) return;
      const known = asAuthError(error);
      if (known === null)
        log(`auth: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      const shown = known ?? new AuthError('INTERNAL', 500);
      reply(shown.status, shown);
    }
  };

  const server = createServer((request, response) => void serve(request, response));
  return startServer(server, host, port);
}
