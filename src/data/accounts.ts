import { dataErrorCode, type DataErrorCode } from './data-error';

/** The account that this browser is signed in to. */
export interface Account {
  readonly uid: string;
  /** Null for an anonymous account: the browser alone remembers it. */
  readonly email: string | null;
}

/** A code that brings this account to another device. */
export interface HandoverCode {
  readonly code: string;
  /** When it ends, ms since 1970. */
  readonly until: number;
}

export type AccountErrorCode =
  | DataErrorCode
  | 'bad-email'
  | 'email-taken'
  | 'weak-password'
  | 'wrong-password'
  | 'too-many-attempts'
  | 'unknown-code'
  | 'linked-already'
  | 'sign-in-again'
  | 'account-disabled'
  | 'email-not-offered';

export class AccountError extends Error {
  readonly code: AccountErrorCode;

  constructor(code: AccountErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** What keeps an account beyond this browser. Everything rejects with an `AccountError` or a `DataError`. */
export interface Accounts {
  read(): Promise<Account>;
  /** Gives the account an address and a password; it stays the same account. */
  link(email: string, password: string): Promise<void>;
  /** Signs this browser in to another account; the page has to begin anew afterwards. */
  signIn(email: string, password: string): Promise<void>;
  /** Sends a mail with which a new password can be set. */
  sendReset(email: string): Promise<void>;
  /** Makes a code; an earlier one ends. */
  offerCode(): Promise<HandoverCode>;
  /** Reports whether the code that was offered last is still there, until the result is called. */
  watchOffer(uid: string, next: (isThere: boolean) => void): () => void;
  /** Signs this browser in to the account that made the code; the page has to begin anew afterwards. */
  redeem(code: string): Promise<void>;
  /**
   * Asks for everything that is kept of this account to be removed, and signs out.
   * @returns `accepted` where it goes on after the answer.
   */
  erase(): Promise<'done' | 'accepted'>;
}

/** Why something about accounts did not succeed, as one of the codes. */
export const accountErrorCode = (error: unknown): AccountErrorCode =>
  error instanceof AccountError ? error.code : dataErrorCode(error);
