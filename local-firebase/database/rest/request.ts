import type { IncomingMessage } from 'node:http';
import { identityFromToken, type Identity } from '../identity';
import type { Namespace } from '../namespace/namespace';
import { parsePath, type Path } from '../tree/path';

/** A REST request, parsed as far as all methods share it. */
export interface RestRequest {
  readonly method: string;
  readonly namespace: Namespace;
  readonly path: Path;
  readonly identity: Identity;
  readonly parameters: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

export function header(headers: IncomingMessage['headers'], name: string): string | null {
  const value = headers[name];
  return Array.isArray(value) ? (value[0] ?? null) : (value ?? null);
}

export function requestMethod(request: IncomingMessage, parameters: URLSearchParams): string {
  return (
    header(request.headers, 'x-http-method-override') ??
    parameters.get('x-http-method-override') ??
    request.method ??
    'GET'
  ).toUpperCase();
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws {TokenError} */
export function requestIdentity(
  headers: IncomingMessage['headers'],
  parameters: URLSearchParams,
  now: number,
): Identity {
  const bearer = headers.authorization?.replace(/^Bearer\s+/i, '');
  const token = bearer ?? parameters.get('access_token') ?? parameters.get('auth');
  if (token === null || token === '') return { kind: 'client', auth: null };
  const identity = identityFromToken(token, now);
  const override = parameters.get('auth_variable_override');
  if (identity.kind !== 'owner' || override === null) return identity;
  const auth: unknown = JSON.parse(override);
  return { kind: 'client', auth: isObject(auth) ? auth : null };
}

/** The path that a URL names, or null if it does not end in `.json`. */
export function requestPath(pathname: string): Path | null {
  return pathname.endsWith('.json')
    ? parsePath(decodeURIComponent(pathname.slice(0, -'.json'.length)))
    : null;
}
