import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_CONTROL } from '../../pages/cache-control';
import { createPages, type Answer, type PagesParts } from '../../pages/handler';
import { securityHeaders, type SecurityOptions } from '../../pages/security-headers';
import { sendAnswer } from './send-answer';

interface PagesOptions extends PagesParts {
  /** Where the site is seen from outside, `https://example.org`. */
  readonly origin: string;
  readonly security: SecurityOptions;
}

const NOT_FOUND: Answer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: 'Not Found\n',
};
const NOT_ALLOWED: Answer = {
  status: 405,
  headers: { ...NOT_FOUND.headers, allow: 'GET, HEAD' },
  body: 'Method Not Allowed\n',
};

const movedTo = (location: string): Answer => ({
  status: 308,
  headers: { location, 'cache-control': CACHE_CONTROL.settled },
  body: '',
});

/** Answers requests for pages, pictures and feeds, with the security headers of the whole site. */
export function answerPages(
  options: PagesOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { origin, security, template } = options;
  const secured = securityHeaders(template, security);
  const pages = createPages(options);
  return async (request, response) => {
    for (const [name, value] of Object.entries(secured)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendAnswer(request, response, NOT_ALLOWED);
    }
    const { pathname, search } = new URL(request.url ?? '/', origin);
    // The edge keeps an answer for each query: a picture, which is dear, is made for none.
    if (search !== '' && pathname.startsWith('/pictures/')) {
      return sendAnswer(request, response, movedTo(pathname));
    }
    const knownTag = request.headers['if-none-match'];
    const answer = await pages({ path: pathname, origin, knownTag });
    sendAnswer(request, response, answer ?? NOT_FOUND);
  };
}
