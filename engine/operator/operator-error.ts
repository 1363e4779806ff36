export type OperatorErrorCode =
  | 'bad-command'
  | 'term-empty'
  | 'story-not-found'
  | 'turn-not-found'
  | 'story-ended'
  | 'participant-not-found'
  | 'showcase-stays';

/** Something that the operator asked for and that cannot be done; the message says why, and what to do. */
export class OperatorError extends Error {
  readonly code: OperatorErrorCode;

  constructor(code: OperatorErrorCode, message: string) {
    super(message);
    this.name = 'OperatorError';
    this.code = code;
  }
}
