import type { IncomingHttpHeaders } from 'node:http';
import { BASE_PATH } from '../../story/turn-url';
import { errorAnswer, redirectTo, type Answer } from '../answer';
import { CACHE_CONTROL } from '../cache-control';
import { createPages, type PagesDeps } from '../handler';
import { canonicalPath, canonicalSearch } from '../paths/canonical-path';
import { securityHeaders, type SecurityOptions } from '../security-headers';
import type { GuardedRequest } from './guard-requests';

interface PagesOptions extends PagesDeps {
  /** The public origin of the site, `https://example.org`; the request's Host header is ignored. */
  readonly origin: string;
  readonly security: SecurityOptions;
  /** The file of a path; null for a path without one. Hosting serves files itself, before it calls the pages. */
  readonly files?: (path: string, headers: IncomingHttpHeaders) => Answer | null;
}

const ASSETS = `${BASE_PATH}/assets/`;
const TO_APP: Answer = {
  status: 302,
  headers: { location: `${BASE_PATH}/`, 'cache-control': CACHE_CONTROL.settled },
  body: '',
};

/**
 * Responds to requests for pages, pictures, feeds and files, with the site's security headers. Other spellings of a path
 * are redirected to the canonical one.
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
    // A missing file of an older build gets 404, not a page.
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
