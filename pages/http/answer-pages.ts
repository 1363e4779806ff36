import type { IncomingHttpHeaders } from 'node:http';
import { BASE_PATH } from '../../story/turn-url';
import { errorAnswer, redirectTo, type Answer } from '../answer';
import { CACHE_CONTROL } from '../cache-control';
import { createPages, type PagesDeps } from '../handler';
import { canonicalPath, canonicalSearch } from '../paths/canonical-path';
import { securityHeaders, type SecurityOptions } from '../security-headers';
import type { GuardedRequest } from './guard-requests';

interface PagesOptions extends PagesDeps {
  /** Where the site is seen from outside, `https://example.org`; what a request says of it counts for nothing. */
  readonly origin: string;
  readonly security: SecurityOptions;
  /** The file of a path; null for a path without one. Hosting serves files itself, before it asks for pages. */
  readonly files?: (path: string, headers: IncomingHttpHeaders) => Answer | null;
}

const ASSETS = `${BASE_PATH}/assets/`;
const TO_APP: Answer = {
  status: 302,
  headers: { location: `${BASE_PATH}/`, 'cache-control': CACHE_CONTROL.settled },
  body: '',
};

/**
 * Answers requests for pages, pictures, feeds and files, with the security headers of the whole site. Each has one address:
 * every other spelling of it leads there.
 */
export function answerPages(options: PagesOptions): (request: GuardedRequest) => Promise<Answer> {
  const { origin, security, template, files = () => null } = options;
  const secured = securityHeaders(template, security);
  const pages = createPages(options);

  async function handle({ method, given, path, search, headers }: GuardedRequest): Promise<Answer> {
    const canonical = path === null ? null : canonicalPath(path);
    if (canonical === '/') return TO_APP;
    if (canonical !== null) {
      const address = canonical + canonicalSearch(canonical, search);
      if (address !== given + search) return redirectTo(address);
      const file = files(canonical, headers);
      if (file !== null) return file;
    }
    const isOfApp = given.startsWith(`${BASE_PATH}/`);
    // A file of an older build is not there any more, and no page.
    if (given.startsWith(ASSETS) || (canonical === null && !isOfApp)) {
      return errorAnswer('not-found');
    }
    const knownTag = headers['if-none-match'];
    return (await pages({ path: canonical, origin, method, knownTag })) ?? errorAnswer('not-found');
  }

  return async (request) => {
    const answer = await handle(request);
    return { ...answer, headers: { ...secured, ...answer.headers } };
  };
}
