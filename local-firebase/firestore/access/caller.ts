import * as v from 'valibot';
import { decodeToken } from '../../tokens/unsigned-token';
import { RpcError } from '../status/rpc-error';

/** The caller of a request. */
export interface Caller {
  /** Authenticated as `Bearer owner`: rules do not apply. */
  readonly isAdmin: boolean;
  /** The claims of the ID token; `null` when signed out. */
  readonly claims: Claims | null;
}

const claimsSchema = v.looseObject({
  sub: v.optional(v.string()),
  user_id: v.optional(v.string()),
});

export type Claims = Readonly<v.InferOutput<typeof claimsSchema>>;

/**
 * Parses an Authorization header. Tokens are unsigned, as Google's emulators issue them; neither signature nor expiry
 * is checked. Throws UNAUTHENTICATED for a malformed token.
 */
export function callerFrom(authorization: string | undefined): Caller {
  if (!authorization) return { isAdmin: false, claims: null };
  const token = authorization.replace(/^Bearer\s+/i, '');
  if (token === 'owner') return { isAdmin: true, claims: null };
  const claims = v.safeParse(claimsSchema, decodeToken(token));
  if (!claims.success) throw new RpcError('UNAUTHENTICATED', 'Invalid ID token.');
  return { isAdmin: false, claims: claims.output };
}
