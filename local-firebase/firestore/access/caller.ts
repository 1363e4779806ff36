import * as v from 'valibot';
import { decodeToken } from '../../tokens/unsigned-token';
import { RpcError } from '../status/rpc-error';

/** Who sends a request. */
export interface Caller {
  /** Sent `Bearer owner`: rules do not apply. */
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
 * Reads an Authorization header. Tokens are unsigned here, as Google's emulators issue them, and are taken at
 * their word; their expiry is not enforced. Throws UNAUTHENTICATED for what is no token.
 */
export function callerFrom(authorization: string | undefined): Caller {
  if (!authorization) return { isAdmin: false, claims: null };
  const token = authorization.replace(/^Bearer\s+/i, '');
  if (token === 'owner') return { isAdmin: true, claims: null };
  const claims = v.safeParse(claimsSchema, decodeToken(token));
  if (!claims.success) throw new RpcError('UNAUTHENTICATED', 'Invalid ID token.');
  return { isAdmin: false, claims: claims.output };
}
