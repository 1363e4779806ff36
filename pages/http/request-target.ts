import type { RequestErrorCode } from '../wording/request-errors';

/** The maximum length of a request target, in characters. */
export const MAX_TARGET_LENGTH = 2048;

export type RequestTarget =
  | {
      readonly ok: true;
      /** In canonical percent-encoding; null when it can't be decoded. */
      readonly path: string | null;
      /** The percent-encoding of the request. */
      readonly given: string;
      /** With its question mark, or ''. */
      readonly search: string;
    }
  | { readonly ok: false; readonly code: RequestErrorCode };

/**
 * Parses a request target: origin-form, or absolute-form, whose authority is ignored. Never throws.
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function readTarget(target: string): RequestTarget {
  if (target.length > MAX_TARGET_LENGTH) return { ok: false, code: 'target-too-long' };
  const local = originForm(target);
  if (local === null || !/^[\u0021-\u007E]+$/u.test(local)) {
    return { ok: false, code: 'target-malformed' };
  }
  const [beforeFragment = ''] = local.split('#');
  const question = beforeFragment.indexOf('?');
  const given = question < 0 ? beforeFragment : beforeFragment.slice(0, question);
  const search = question < 0 ? '' : beforeFragment.slice(question);
  return { ok: true, given, path: canonicalSpelling(given), search: search === '?' ? '' : search };
}

function originForm(target: string): string | null {
  if (target.startsWith('/')) return target;
  if (!/^https?:\/\//iu.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** Encodes exactly the characters that require it, and resolves dot segments. */
function canonicalSpelling(path: string): string | null {
  const segments: string[] = [];
  const [, ...given] = path.split('/');
  for (const [index, encoded] of given.entries()) {
    const isLast = index === given.length - 1;
    const segment = decoded(encoded);
    if (segment === null || (segment === '' && !isLast)) return null;
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(encodeURIComponent(segment));
    if (isLast && (segment === '.' || segment === '..')) segments.push('');
  }
  return `/${segments.join('/')}`;
}

/** null for invalid UTF-8, and for control characters, which no URL contains. */
function decoded(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
