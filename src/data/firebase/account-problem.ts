import { FirebaseError } from 'firebase/app';
import { AccountError, type AccountErrorCode } from '../accounts';

const CODES: Readonly<Record<string, AccountErrorCode>> = {
  'auth/invalid-email': 'bad-email',
  'auth/missing-email': 'bad-email',
  'auth/email-already-in-use': 'email-taken',
  'auth/credential-already-in-use': 'email-taken',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/missing-password': 'weak-password',
  // Saying which of the two is wrong would reveal which addresses have accounts.
  'auth/wrong-password': 'wrong-password',
  'auth/user-not-found': 'wrong-password',
  'auth/invalid-credential': 'wrong-password',
  'auth/invalid-login-credentials': 'wrong-password',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'unconfirmed',
  'auth/provider-already-linked': 'linked-already',
  'auth/requires-recent-login': 'sign-in-again',
  'auth/user-token-expired': 'sign-in-again',
  'auth/user-disabled': 'account-disabled',
  'auth/operation-not-allowed': 'email-not-offered',
};

/** What Auth threw, as one of the app's own codes; other errors stay what they are. */
export function accountProblem(error: unknown): unknown {
  if (!(error instanceof FirebaseError) || !error.code.startsWith('auth/')) return error;
  return new AccountError(CODES[error.code] ?? 'unavailable', error);
}
