/** Accounts that the tests use; their uids say what they are. */
export const A = 'anonymous-a';
export const B = 'anonymous-b';
const LINKED = 'linked-account';

export interface Account {
  readonly uid: string;
  readonly claims: {
    readonly email?: string;
    readonly firebase: { readonly sign_in_provider: 'anonymous' | 'password' };
  };
}

export const ACCOUNTS: readonly Account[] = [
  { uid: A, claims: { firebase: { sign_in_provider: 'anonymous' } } },
  { uid: B, claims: { firebase: { sign_in_provider: 'anonymous' } } },
  {
    uid: LINKED,
    claims: { email: 'reader@example.test', firebase: { sign_in_provider: 'password' } },
  },
];

/** Whose records are tried: rules must not tell an anonymous account from a linked one. */
export const OWNERS = [A, LINKED] as const;
