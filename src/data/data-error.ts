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

/** A write that was sent and not answered in time. */
export class UnconfirmedError extends DataError {
  /** The server's word, whenever it comes: the connection keeps what it has sent. Rejects with a `DataError`. */
  readonly outcome: Promise<void>;

  constructor(outcome: Promise<void>) {
    super('unconfirmed');
    this.outcome = outcome;
  }
}

/** A write's last word, however late it comes. */
export const lastWord = (write: Promise<void>): Promise<void> =>
  write.catch((error: unknown) => {
    if (error instanceof UnconfirmedError) return error.outcome;
    throw error;
  });

/** Whatever was thrown, as one of the codes. */
export function dataErrorCode(error: unknown): DataErrorCode {
  if (error instanceof DataError) return error.code;
  const text = error instanceof Error ? error.message : String(error);
  return /permission.denied/iu.test(text) ? 'denied' : 'unavailable';
}
