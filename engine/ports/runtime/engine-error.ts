export type EngineErrorCode =
  | 'turn-out-of-step'
  | 'chapter-unreadable'
  | 'record-unreadable'
  | 'record-too-new'
  | 'data-too-new'
  | 'transaction-unanswered';

/** A state that the engine refuses to continue with. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
  }
}
