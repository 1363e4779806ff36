import type { Claims } from '../tokens/unsigned-token';
import type { Account } from './account';
import type { AccountStore } from './account-store';
import { demand } from './auth-error';
import type { OobCodes } from './oob-codes';
import { createTokens, readIdToken, type SignInProvider } from './tokens';

/** What a test can change while the service runs. */
export interface ProjectSettings {
  /** Errors don't tell whether an email is known. */
  isEmailPrivate: boolean;
}

/** What the methods of the service work on. */
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

/** A request to one of the methods; the owner of the project may act on every account. */
interface MethodCall {
  readonly service: AuthService;
  readonly body: unknown;
  readonly isOwner: boolean;
  readonly parameters: URLSearchParams;
  /** `http://HOST:PORT`, as the caller wrote it. */
  readonly origin: string;
}

/** Answers with the body of the response. */
export type Method = (call: MethodCall) => Promise<object>;

/**
 * The moment from which on the account's tokens are taken, in seconds since the epoch, when all that were issued until
 * now are to end: those as well that were issued while the clock was ahead.
 */
export function endOfTokens({ lastRefreshAt = 0 }: Account, now: number): number {
  return Math.floor(Math.max(now, lastRefreshAt) / 1000);
}

/**
 * Signs the account in: notes the time and issues tokens, which are never older than the moment from which on the
 * account's tokens are taken, even where that was noted while the clock was ahead.
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
 * The account that an ID token speaks for.
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
