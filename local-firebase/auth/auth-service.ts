import type { Claims } from '../tokens/unsigned-token';
import type { Account } from './account';
import type { AccountStore } from './account-store';
import { demand } from './auth-error';
import type { OobCodes } from './oob-codes';
import { createTokens, readIdToken, type SignInProvider } from './tokens';

/** Project settings that can be changed at run time. */
export interface ProjectSettings {
  /** Email enumeration protection: errors don't tell whether an account has this email. */
  isEmailPrivate: boolean;
}

/** Dependencies of the methods. */
export interface AuthService {
  readonly project: string;
  readonly accounts: AccountStore;
  readonly settings: ProjectSettings;
  readonly oobCodes: OobCodes;
  readonly log: (line: string) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newLocalId: () => string;
}

/** A request to a method; the project owner may act on every account. */
interface MethodCall {
  readonly service: AuthService;
  readonly body: unknown;
  readonly isOwner: boolean;
  readonly parameters: URLSearchParams;
  /** `http://HOST:PORT`, from the request. */
  readonly origin: string;
}

/** Returns the body of the response. */
export type Method = (call: MethodCall) => Promise<object>;

/**
 * The new `validSince` of an account (seconds since the epoch) that revokes all tokens issued until now, including
 * those issued while the clock was ahead.
 */
export function endOfTokens({ lastRefreshAt = 0 }: Account, now: number): number {
  return Math.floor(Math.max(now, lastRefreshAt) / 1000);
}

/**
 * Signs the account in: records the time and issues tokens. `iat` is never before the account's `validSince`, even if
 * that was set while the clock was ahead.
 */
export async function issueTokens(
  { project, accounts, now }: AuthService,
  account: Account,
  provider: SignInProvider,
  claims: Claims = {},
) {
  const time = Math.max(now(), (account.validSince ?? 0) * 1000);
  const refreshed = { ...account, lastRefreshAt: time };
  await accounts.put(refreshed);
  return createTokens({ project, account: refreshed, provider, claims, now: time });
}

/**
 * The account of an ID token.
 * @throws {AuthError}
 */
export function accountOfToken(
  { accounts, now }: AuthService,
  token: string,
): { readonly account: Account; readonly provider: SignInProvider } {
  const { localId, provider, issuedAt } = readIdToken(token, now());
  const account = accounts.get(localId);
  demand(account, 'USER_NOT_FOUND');
  demand(!account.disabled, 'USER_DISABLED');
  demand(issuedAt >= (account.validSince ?? 0), 'TOKEN_EXPIRED');
  return { account, provider };
}
