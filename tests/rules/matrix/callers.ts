/** The accounts of the tests, with descriptive uids. */
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

/** The owners whose records are tried: rules must treat anonymous and linked accounts alike. */
export const OWNERS = [A, LINKED] as const;
