/** An error response; `message` is an error code of the service, such as `EMAIL_EXISTS`. */
export class AuthError extends Error {
  readonly code: string;
  /** The HTTP status. */
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.name = 'AuthError';
    this.code = message.split(' ')[0] ?? message;
    this.status = status;
  }

  toJSON() {
    const { status, message } = this;
    return {
      error: {
        code: status,
        message,
        errors: [{ message, reason: 'invalid', domain: 'global' }],
      },
    };
  }
}

/** @throws {AuthError} unless the condition holds */
export function demand(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AuthError(message);
}
