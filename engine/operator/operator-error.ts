export type OperatorErrorCode =
  | 'bad-command'
  | 'term-empty'
  | 'story-not-found'
  | 'turn-not-found'
  | 'story-ended'
  | 'participant-not-found'
  | 'showcase-stays';

/** A command that can't be carried out; the message has the cause and the next step. */
export class OperatorError extends Error {
  readonly code: OperatorErrorCode;

  constructor(code: OperatorErrorCode, message: string) {
    super(message);
    this.name = 'OperatorError';
    this.code = code;
  }
}
