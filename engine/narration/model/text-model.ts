export interface Prompt {
  /** The rules, the same for every turn of a role. */
  readonly system: string;
  readonly user: string;
}

/** Tokens, as the model counts them or, where it doesn't say, as many as there are characters. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
}

export interface Completion {
  readonly text: string;
  readonly tokens: Tokens;
}

/**
 * `model-busy`: asks for fewer calls · `model-refused`: will not answer this, or not with this key · `model-failed`: an
 * error of its own, no connection, or one that was cut · `model-empty` · `model-too-long` · `model-aborted`: by the signal.
 */
export type ModelErrorCode =
  | 'model-busy'
  | 'model-refused'
  | 'model-failed'
  | 'model-empty'
  | 'model-too-long'
  | 'model-aborted';

interface ModelErrorDetails {
  /** What the attempt cost all the same. */
  readonly tokens?: Tokens;
  /** With `model-busy`: how long the model wants to be left alone, in ms; null when it doesn't say. */
  readonly retryAfterMs?: number | null;
  readonly cause?: unknown;
}

export class ModelError extends Error {
  readonly code: ModelErrorCode;
  readonly tokens: Tokens;
  readonly retryAfterMs: number | null;

  constructor(code: ModelErrorCode, message: string, details: ModelErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'ModelError';
    this.code = code;
    this.tokens = details.tokens ?? { input: 0, output: 0 };
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}

/** Answers a prompt with text. It has no tools, and nobody's secrets. */
export interface TextModel {
  /** @throws ModelError. It does not try again by itself. */
  complete(prompt: Prompt, signal: AbortSignal): Promise<Completion>;
}
