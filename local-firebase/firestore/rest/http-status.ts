import type { StatusName } from '../status/rpc-error';
import { RpcError } from '../status/rpc-error';

/** The HTTP status for each google.rpc status, as in Google's gateway. */
const HTTP_STATUS: Readonly<Record<StatusName, number>> = {
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  UNAUTHENTICATED: 401,
};

/** The error response; details of errors that are no RpcError are not exposed. */
export function httpError(error: unknown): { status: number; body: object } {
  const { code, message } =
    error instanceof RpcError ? error : new RpcError('INTERNAL', 'Internal error.');
  const status = HTTP_STATUS[code];
  return { status, body: { error: { code: status, message, status: code } } };
}
