/**
 * `offline`: no connection within a few seconds, nothing was sent. `unconfirmed`: sent, but no answer came.
 * `not-signed-in`: writing needs a sign-in and none succeeds. `denied`: the rules refuse it. `unavailable`: the rest.
 */
export type DataErrorCode = 'offline' | 'unconfirmed' | 'not-signed-in' | 'denied' | 'unavailable';

export class DataError extends Error {
  readonly code: DataErrorCode;

  constructor(code: DataErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Whatever was thrown, as one of the codes. */
export function dataErrorCode(error: unknown): DataErrorCode {
  if (error instanceof DataError) return error.code;
  const text = error instanceof Error ? error.message : String(error);
  return /permission.denied/iu.test(text) ? 'denied' : 'unavailable';
}
