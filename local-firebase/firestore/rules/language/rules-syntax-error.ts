export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** A syntax error with its position: `L3:14: …`. */
export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError';
  readonly code = 'invalid-rules';
  readonly position: Position;

  constructor(message: string, position: Position) {
    super(`L${position.line}:${position.column}: ${message}`);
    this.position = position;
  }
}
