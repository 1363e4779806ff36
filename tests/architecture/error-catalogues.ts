import { ERROR_SENTENCES } from '../../engine/errors/error-sentences';
import { ERROR_SENTENCES as LOCAL_FIREBASE_SENTENCES } from '../../local-firebase/error-sentences';
import { REQUEST_ERRORS } from '../../pages/wording/request-errors';
import type { AccountErrorCode } from '../../src/data/accounts';
import type { DataErrorCode } from '../../src/data/data-error';
import type { ValidationCode } from '../../src/features/registration/validate';
import { accountProblem } from '../../src/messages/account';
import { failures } from '../../src/messages/failures';
import { registration } from '../../src/messages/registration';
import TOOL_SENTENCES from '../../tools/support/error-sentences.json' with { type: 'json' };

/** A room's error codes with the sentences for people. */
export interface ErrorCatalogue {
  readonly title: string;
  /** The file with the sentences. */
  readonly source: string;
  readonly sentences: Readonly<Record<string, string>>;
}

// The compiler reports a missing code here.
const DATA_CODES: Readonly<Record<DataErrorCode, true>> = {
  offline: true,
  unconfirmed: true,
  'not-signed-in': true,
  denied: true,
  unavailable: true,
};
const ACCOUNT_CODES: Readonly<Record<Exclude<AccountErrorCode, DataErrorCode>, true>> = {
  'bad-email': true,
  'email-taken': true,
  'weak-password': true,
  'wrong-password': true,
  'too-many-attempts': true,
  'unknown-code': true,
  'linked-already': true,
  'sign-in-again': true,
  'account-disabled': true,
  'email-not-offered': true,
};
const typed: Readonly<Record<ValidationCode, string>> = registration.errors;

const sentencesOf = (
  codes: Readonly<Record<string, true>>,
  sentence: (code: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(codes).map((code) => [code, sentence(code)]));

export const ERROR_CATALOGUES: readonly ErrorCatalogue[] = [
  {
    title: 'What a user typed',
    source: 'src/messages/registration.ts',
    sentences: typed,
  },
  {
    title: 'Saving and reading in the app',
    source: 'src/messages/failures.ts',
    sentences: sentencesOf(DATA_CODES, (code) => failures.because('', code)),
  },
  {
    title: 'Accounts',
    source: 'src/messages/account.ts',
    sentences: sentencesOf(ACCOUNT_CODES, accountProblem),
  },
  {
    title: 'Requests for pages, pictures and feeds',
    source: 'pages/wording/request-errors.ts',
    sentences: Object.fromEntries(
      Object.entries(REQUEST_ERRORS).map(([code, { sentence }]) => [code, sentence]),
    ),
  },
  {
    title: 'The engine and its operator',
    source: 'engine/errors/error-sentences.ts',
    sentences: ERROR_SENTENCES,
  },
  {
    title: 'local-firebase at the command line',
    source: 'local-firebase/error-sentences.ts',
    sentences: Object.fromEntries(LOCAL_FIREBASE_SENTENCES),
  },
  {
    title: 'The npm scripts',
    source: 'tools/support/error-sentences.json',
    sentences: TOOL_SENTENCES,
  },
];
