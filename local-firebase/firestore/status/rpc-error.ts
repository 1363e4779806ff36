/** The canonical status codes of google.rpc, by name, with their numbers on the wire. */
export const STATUS_CODES = {
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof STATUS_CODES;

/** An error that is sent to the client: `code` is the name of a google.rpc status. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: StatusName;

  constructor(code: StatusName, message: string) {
    super(message);
    this.code = code;
  }
}

export function invalidArgument(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
