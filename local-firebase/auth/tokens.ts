import * as v from 'valibot';
import { encodeToken, decodeToken, type Claims } from '../tokens/unsigned-token';
import type { Account } from './account';
import { AuthError } from './auth-error';

const lifetimeSeconds = 3600;

export type SignInProvider = 'anonymous' | 'password' | 'custom';

export interface TokenRequest {
  readonly project: string;
  readonly account: Account;
  readonly provider: SignInProvider;
  /** Claims of the custom token with which the session began. */
  readonly claims: Claims;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

function claimsOf(customAttributes: string | undefined): Claims {
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(customAttributes ?? '{}'));
}

function idTokenClaims({ project, account, provider, claims, now }: TokenRequest): Claims {
  const { localId, email, displayName, photoUrl, phoneNumber } = account;
  const seconds = Math.floor(now / 1000);
  return {
    ...(displayName !== undefined && { name: displayName }),
    ...(photoUrl !== undefined && { picture: photoUrl }),
    ...claimsOf(account.customAttributes),
    ...claims,
    ...(email !== undefined && { email, email_verified: account.emailVerified ?? false }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
    ...(provider === 'anonymous' && { provider_id: provider }),
    auth_time: Math.floor((account.lastLoginAt ?? account.createdAt) / 1000),
    user_id: localId,
    firebase: {
      identities: email === undefined ? {} : { email: [email] },
      sign_in_provider: provider,
    },
    iat: seconds,
    exp: seconds + lifetimeSeconds,
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: localId,
  };
}

const refreshSchema = v.object({
  localId: v.string(),
  provider: v.picklist(['anonymous', 'password', 'custom']),
  claims: v.record(v.string(), v.unknown()),
  /** Seconds since the epoch. */
  issuedAt: v.number(),
});

export type RefreshClaims = v.InferOutput<typeof refreshSchema>;

export function createTokens(request: TokenRequest) {
  const { account, provider, claims, now } = request;
  const refresh = { localId: account.localId, provider, claims, issuedAt: Math.floor(now / 1000) };
  return {
    idToken: encodeToken(idTokenClaims(request)),
    refreshToken: Buffer.from(JSON.stringify(refresh)).toString('base64url'),
    expiresIn: String(lifetimeSeconds),
  };
}

/** @throws {AuthError} `INVALID_REFRESH_TOKEN` */
export function readRefreshToken(token: string): RefreshClaims {
  try {
    return v.parse(refreshSchema, JSON.parse(Buffer.from(token, 'base64url').toString('utf8')));
  } catch {
    throw new AuthError('INVALID_REFRESH_TOKEN');
  }
}

const idTokenSchema = v.object({
  user_id: v.string(),
  iat: v.number(),
  exp: v.number(),
  firebase: v.object({ sign_in_provider: v.picklist(['anonymous', 'password', 'custom']) }),
});

export interface IdToken {
  readonly localId: string;
  readonly provider: SignInProvider;
  /** Seconds since the epoch. */
  readonly issuedAt: number;
}

/** @throws {AuthError} `INVALID_ID_TOKEN` or `TOKEN_EXPIRED` */
export function readIdToken(token: string, now: number): IdToken {
  const result = v.safeParse(idTokenSchema, decodeToken(token));
  if (!result.success) throw new AuthError('INVALID_ID_TOKEN');
  const { user_id: localId, iat, exp, firebase } = result.output;
  if (exp * 1000 < now) throw new AuthError('TOKEN_EXPIRED');
  return { localId, provider: firebase.sign_in_provider, issuedAt: iat };
}
