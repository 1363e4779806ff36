import * as v from 'valibot';
import { decodeToken, type Claims } from '../tokens/unsigned-token';

export interface Auth {
  readonly uid: string | null;
  readonly provider: string;
  readonly token: Claims;
}

/** The caller: the project owner, who bypasses the rules, or a client, which rules see as `auth`. */
export type Identity =
  { readonly kind: 'owner' } | { readonly kind: 'client'; readonly auth: Auth | Claims | null };

const owner: Identity = { kind: 'owner' };
export const anyone: Identity = { kind: 'client', auth: null };

export class TokenError extends Error {
  readonly code: 'invalid_token' | 'expired_token';

  constructor(code: TokenError['code'], message: string) {
    super(message);
    this.name = 'TokenError';
    this.code = code;
  }
}

const claimsSchema = v.looseObject({
  user_id: v.optional(v.string()),
  sub: v.optional(v.string()),
  iat: v.optional(v.number()),
  exp: v.optional(v.number()),
  provider_id: v.optional(v.string()),
  firebase: v.optional(v.looseObject({ sign_in_provider: v.optional(v.string()) })),
});

/**
 * Parses a client's credential: `owner` or an ID token. Mock tokens of test libraries have `iat` 0 and don't expire.
 * @param now milliseconds since the epoch
 * @throws {TokenError}
 */
export function identityFromToken(token: string, now: number): Identity {
  if (token === 'owner') return owner;
  const parsed = v.safeParse(claimsSchema, decodeToken(token));
  if (!parsed.success) throw new TokenError('invalid_token', 'Could not parse auth token.');
  const claims = parsed.output;
  if (claims.exp !== undefined && (claims.iat ?? 0) > 0 && claims.exp * 1000 < now)
    throw new TokenError('expired_token', 'Auth token is expired.');
  return {
    kind: 'client',
    auth: {
      uid: claims.user_id ?? claims.sub ?? null,
      provider: claims.provider_id ?? claims.firebase?.sign_in_provider ?? 'custom',
      token: claims,
    },
  };
}
