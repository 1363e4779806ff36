export interface AccountFacts {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whether it has more than a device to sign in with. */
  readonly isLinked: boolean;
}

/** The accounts that people sign in with. */
export interface AccountService {
  exists(uid: string): Promise<boolean>;
  /** null where there is no such account. */
  describe(uid: string): Promise<AccountFacts | null>;
  /** A token that signs a device in to this account, for an hour at most. */
  customToken(uid: string): Promise<string>;
  /** Removes the account; one that is not there is no error. */
  remove(uid: string): Promise<void>;
}
