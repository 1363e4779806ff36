import { CACHE_CONTROL } from './cache-control';
import { REQUEST_ERRORS, type RequestErrorCode } from './wording/request-errors';

/** A response, independent of the server. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** The response to a request that is refused: a sentence for people, and the error code. */
export function errorAnswer(
  code: RequestErrorCode,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const { status, sentence } = REQUEST_ERRORS[code];
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': CACHE_CONTROL[status === 404 ? 'missing' : 'failed'],
      ...headers,
    },
    body: `${sentence}（${code}）\n`,
  };
}

/** Redirects an alternative spelling of a path to the canonical one. */
export const redirectTo = (location: string): Answer => ({
  status: 308,
  headers: { location, 'cache-control': CACHE_CONTROL.settled },
  body: '',
});
