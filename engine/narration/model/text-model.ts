/** Begins with what stays the same from call to call, which providers keep in their prompt caches. */
export interface Prompt {
  /** The rules. */
  readonly system: string;
  readonly user: string;
  /** No good answer has more characters: what is longer is cut off. */
  readonly longest: number;
}

/** Tokens by the model's own count, or the number of characters where the model reports none. */
export interface Tokens {
  /** The whole prompt. */
  readonly input: number;
  /** The part of `input` that the provider had in its prompt cache. */
  readonly cached: number;
  /** Everything that the model generated. */
  readonly output: number;
  /** The part of `output` that is reasoning and not answer. */
  readonly thinking: number;
}

export const NO_TOKENS: Tokens = { input: 0, cached: 0, output: 0, thinking: 0 };

export interface Completion {
  readonly text: string;
  readonly tokens: Tokens;
}

/**
 * `model-busy`: rate limit of the model · `model-refused`: prompt or key refused · `model-failed`: an internal error or a
 * failed connection · `model-empty`, `model-too-long`: the answer · `model-aborted`: by the signal.
 */
export type ModelErrorCode =
  | 'model-busy'
  | 'model-refused'
  | 'model-failed'
  | 'model-empty'
  | 'model-too-long'
  | 'model-aborted';

interface ModelErrorDetails {
  /** Tokens that the failed call used. */
  readonly tokens?: Tokens;
  /** With `model-busy`: the time until the next call is allowed, in ms; null when the model does not say. */
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
    this.tokens = details.tokens ?? NO_TOKENS;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}

/** Answers a prompt with text. It has neither tools nor access to secrets. */
export interface TextModel {
  /** One call, without retries. @throws ModelError */
  complete(prompt: Prompt, signal: AbortSignal): Promise<Completion>;
}
