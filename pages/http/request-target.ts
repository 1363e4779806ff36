import type { RequestErrorCode } from '../wording/request-errors';

/** The longest request target that is read, in characters. */
export const MAX_TARGET_LENGTH = 2048;

export type RequestTarget =
  | {
      readonly ok: true;
      /** Percent-encoded in one way only; null where it cannot be decoded, and so names nothing. */
      readonly path: string | null;
      /** Percent-encoded as it was sent. */
      readonly given: string;
      /** With its question mark, or ''. */
      readonly search: string;
    }
  | { readonly ok: false; readonly code: RequestErrorCode };

/**
 * Reads the target of a request: origin-form, or absolute-form, of which the authority is not looked at. Never throws.
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

/** Each character is encoded where it must be and nowhere else; dots that name a folder are resolved. */
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

/** Null for what is not UTF-8, and for control characters, which no address has. */
function decoded(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return /\p{Cc}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
