/** The accounts that people sign in with. */
export interface AccountService {
  exists(uid: string): Promise<boolean>;
  /** A token that signs a device in to this account, for an hour at most. */
  customToken(uid: string): Promise<string>;
  /** Removes the account; one that is not there is no error. */
  remove(uid: string): Promise<void>;
}
