export interface AccountFacts {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whether it is linked to a sign-in method other than the device. */
  readonly isLinked: boolean;
}

/** The accounts of Firebase Authentication. */
export interface AccountService {
  exists(uid: string): Promise<boolean>;
  /** null when there is no such account. */
  describe(uid: string): Promise<AccountFacts | null>;
  /** A custom token that signs a device in to this account; valid for an hour. */
  customToken(uid: string): Promise<string>;
  /** Removes the account; a missing one is no error. */
  remove(uid: string): Promise<void>;
}
