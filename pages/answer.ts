import { CACHE_CONTROL } from './cache-control';
import { REQUEST_ERRORS, type RequestErrorCode } from './wording/request-errors';

/** An answer as any server can send it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** The short answer to a request that is not served: the sentence for people, and the code. */
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

/** The address is the right one, spelled differently: the canonical one is where it is. */
export const redirectTo = (location: string): Answer => ({
  status: 308,
  headers: { location, 'cache-control': CACHE_CONTROL.settled },
  body: '',
});
