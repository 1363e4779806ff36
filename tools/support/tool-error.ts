import sentences from './error-sentences.json' with { type: 'json' };

export type ToolErrorCode = keyof typeof sentences;

/** An error that ends a command. The message says what happened, with the code, and in Japanese what to do. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly code: ToolErrorCode;

  constructor(code: ToolErrorCode, reason: string, options?: ErrorOptions) {
    super(`${reason} (${code})\n${sentences[code]}`, options);
    this.code = code;
  }
}

/** What was thrown as an error of a command: itself, or its reason under this code. */
export function toolErrorOf(error: unknown, code: ToolErrorCode): ToolError {
  if (error instanceof ToolError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new ToolError(code, reason, { cause: error });
}
