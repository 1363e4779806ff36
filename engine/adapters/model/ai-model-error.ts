import * as v from 'valibot';
import { ModelError, type Tokens } from '../../narration/model/text-model';

/** The SDK's error for a call that failed: the server's error response, or a network error. */
const callErrorSchema = v.object({
  statusCode: v.optional(v.number()),
  responseHeaders: v.optional(v.record(v.string(), v.string())),
  responseBody: v.optional(v.string()),
});

const BUSY = 429;
const UNAVAILABLE = 503;

/** The SDK's error as the port's. Messages contain neither key nor prompt. */
export function modelErrorOf(error: unknown, tokens: Tokens): ModelError {
  const own = ownError(error);
  if (own !== null) return new ModelError(own.code, own.message, { tokens });
  const parsed = v.safeParse(callErrorSchema, error);
  const {
    statusCode,
    responseHeaders = {},
    responseBody = '',
  } = parsed.success ? parsed.output : {};
  if (statusCode === undefined) {
    return new ModelError('model-failed', 'The connection failed.', { tokens, cause: error });
  }
  const retryAfterMs = retryAfter(responseHeaders, responseBody);
  if (statusCode === BUSY || (statusCode === UNAVAILABLE && retryAfterMs !== null)) {
    return new ModelError('model-busy', `The model answered ${statusCode}.`, {
      retryAfterMs,
      cause: error,
    });
  }
  // A status below 400: the response began, but its content is not valid.
  const isOfItsOwn = statusCode >= 500 || statusCode < 400;
  return new ModelError(
    isOfItsOwn ? 'model-failed' : 'model-refused',
    `The model answered ${statusCode}.`,
    { cause: error },
  );
}

/** The error of this adapter that the SDK has wrapped. */
function ownError(error: unknown): ModelError | null {
  for (let cause = error; cause instanceof Error; { cause } = cause) {
    if (cause instanceof ModelError) return cause;
  }
  return null;
}

/** `retry-after` in seconds or as a date; Google puts it into the body: `"retryDelay": "38s"`. */
function retryAfter(headers: Record<string, string>, body: string): number | null {
  const said = headers['retry-after'] ?? /"retryDelay":\s*"([\d.]+)s"/u.exec(body)?.[1];
  if (said === undefined) return null;
  const seconds = Number(said);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const wait = Date.parse(said) - Date.parse(headers['date'] ?? '');
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
